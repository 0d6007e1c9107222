/** Where the program of a thread lies: beside the file that starts it, compiled or not as that is. */

export const besides = (url: string, name: string): URL =>
  new URL(`./${name}${url.endsWith('.ts') ? '.ts' : '.js'}`, url);

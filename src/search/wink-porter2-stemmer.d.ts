/** The stemmer is one function: a lower-case English word in, its stem out. */
declare module 'wink-porter2-stemmer' {
  export default function stem(word: string): string;
}

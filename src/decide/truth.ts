/** Truth with three values: what cannot be told is neither yes nor no, and is never read as no. */

export type Truth = 'yes' | 'maybe' | 'no';

export const not = (truth: Truth): Truth => (truth === 'yes' ? 'no' : truth === 'no' ? 'yes' : 'maybe');

export const both = (a: Truth, b: Truth): Truth =>
  a === 'no' || b === 'no' ? 'no' : a === 'yes' && b === 'yes' ? 'yes' : 'maybe';

export const either = (a: Truth, b: Truth): Truth =>
  a === 'yes' || b === 'yes' ? 'yes' : a === 'no' && b === 'no' ? 'no' : 'maybe';

export const truthOf = (holds: boolean | undefined): Truth =>
  holds === undefined ? 'maybe' : holds ? 'yes' : 'no';

/** Whether a test holds for some item. */
export function some<T>(items: readonly T[], test: (item: T) => Truth): Truth {
  let truth: Truth = 'no';
  for (const item of items) {
    truth = either(truth, test(item));
    if (truth === 'yes') return truth;
  }
  return truth;
}

/** Whether a test holds for every item; yes where there is none. */
export const every = <T>(items: readonly T[], test: (item: T) => Truth): Truth =>
  not(some(items, (item) => not(test(item))));

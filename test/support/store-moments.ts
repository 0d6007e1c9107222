/** Moments of a process that works with a store: before each statement that it sends, and after it. */

import Libsql from 'libsql';
import pg from 'pg';

type Sent = (...given: unknown[]) => unknown;

export interface Moments {
  /** How many there have been. */
  readonly count: () => number;
  /** From now on nothing is counted. */
  readonly end: () => void;
}

/** Calls `act` at the moment with this number, from 1; without one, only counts. Both drivers are listened to. */
export function atMoment(number: number | undefined, act: () => void): Moments {
  let count = 0;
  const pass = (): void => {
    count += 1;
    if (count === number) act();
  };
  const around = (sent: Sent): Sent =>
    function (this: unknown, ...given) {
      pass();
      const answer = sent.apply(this, given);
      pass();
      return answer;
    };
  const patches = [
    patch(Libsql.prototype, 'exec', around),
    patch(Libsql.prototype, 'prepare', (prepare) => {
      return function (this: unknown, ...given) {
        const statement = prepare.apply(this, given) as object;
        for (const name of ['run', 'all']) patch(statement, name, around);
        return statement;
      };
    }),
    patch(pg.Client.prototype, 'query', around),
  ];
  return { count: () => count, end: () => patches.forEach((undo) => void undo()) };
}

function patch(target: object, name: string, by: (before: Sent) => Sent): () => void {
  const before = Reflect.get(target, name) as Sent;
  Reflect.set(target, name, by(before));
  return () => void Reflect.set(target, name, before);
}

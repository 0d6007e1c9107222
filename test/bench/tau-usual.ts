/** Tau Prolog as its documentation shows it: text consulted, answers by callback. */

import pl from 'tau-prolog';
import installLists from 'tau-prolog/modules/lists.js';

interface Callbacks {
  readonly success: (answer: unknown) => void;
  readonly error: (problem: unknown) => void;
  readonly fail?: () => void;
  readonly limit?: () => void;
}

export interface UsualSession {
  consult(text: string, callbacks: Callbacks): void;
  query(goal: string, callbacks: Callbacks): void;
  answer(callbacks: Callbacks): void;
}

const LIMIT = 100_000_000;

installLists(pl);

export function consult(text: string): Promise<UsualSession> {
  const session = pl.create(LIMIT) as unknown as UsualSession;
  return new Promise((resolve, reject) => {
    session.consult(text, { success: () => resolve(session), error: (problem) => reject(fault(problem)) });
  });
}

/** How many answers a goal has. */
export async function countAnswers(session: UsualSession, goal: string): Promise<number> {
  await new Promise((resolve, reject) => {
    session.query(`${goal}.`, { success: resolve, error: (problem) => reject(fault(problem)) });
  });
  let count = 0;
  while (await nextAnswer(session)) count++;
  return count;
}

function nextAnswer(session: UsualSession): Promise<boolean> {
  return new Promise((resolve, reject) => {
    session.answer({
      success: () => resolve(true),
      fail: () => resolve(false),
      error: (problem) => reject(fault(problem)),
      limit: () => reject(new Error('Tau reached its limit')),
    });
  });
}

const fault = (problem: unknown): Error => new Error(`Tau: ${String(problem)}`);

/** The view: for whom a command writes, and how. */

import pc from 'picocolors';
import type { Io, Output } from './io.ts';
import type { Dress } from './layout.ts';

export interface Paint {
  readonly bold: Dress;
  readonly dim: Dress;
  readonly red: Dress;
  readonly green: Dress;
  readonly yellow: Dress;
  readonly cyan: Dress;
}

export interface View {
  readonly io: Io;
  /** Write JSON for programs. */
  readonly json: boolean;
  /** Leave nothing out of long lists. */
  readonly all: boolean;
  /** What runs the rules. */
  readonly engine: Engine;
  /** Columns a line may take. */
  readonly width: number;
  readonly paint: Paint;
  readonly errPaint: Paint;
}

export type Engine = 'compiled' | 'tau';

export interface ViewOptions {
  readonly json?: boolean;
  readonly all?: boolean;
  readonly engine?: Engine;
}

/** Lines longer than this are hard to read; where nobody looks, this is the width. */
const READABLE = 100;
const NARROWEST = 60;

export function viewOf(io: Io, { json = false, all = false, engine = 'compiled' }: ViewOptions): View {
  return {
    io,
    json,
    all,
    engine,
    width: Math.min(READABLE, Math.max(NARROWEST, io.out.columns ?? READABLE)),
    paint: paintFor(io.out),
    errPaint: paintFor(io.err),
  };
}

const paintFor = ({ colours }: Output): Paint => {
  const { bold, dim, red, green, yellow, cyan } = pc.createColors(colours);
  return { bold, dim, red, green, yellow, cyan };
};

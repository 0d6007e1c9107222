/**
 * LICTOR_SEED makes property tests draw the same cases again; without it every run draws new ones. With LICTOR_PATH,
 * the path that a failure prints beside its seed, one property goes straight to its counterexample.
 */

import fc from 'fast-check';

const seed = process.env.LICTOR_SEED;
const path = process.env.LICTOR_PATH;
if (seed !== undefined)
  fc.configureGlobal({
    ...fc.readConfigureGlobal(),
    seed: Number(seed),
    ...(path !== undefined && { path, endOnFailure: true }),
  });

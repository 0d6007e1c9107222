/** LICTOR_SEED makes property tests draw the same cases again; without it every run draws new ones. */

import fc from 'fast-check';

const seed = process.env.LICTOR_SEED;
if (seed !== undefined) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(seed) });

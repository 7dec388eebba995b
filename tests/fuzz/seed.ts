import fc from 'fast-check';

/*
 * Random input of tests has a fixed seed, so that a harmless change never fails. `npm run fuzz` uses new seeds.
 */
fc.configureGlobal({ seed: Number(process.env.FUZZ_SEED ?? 1) });

import fc from 'fast-check';

/*
 * What is left to chance in a test is the same chance every time, so that a change which breaks nothing never fails. New
 * chances are taken by `npm run fuzz`.
 */
fc.configureGlobal({ seed: Number(process.env.FUZZ_SEED ?? 1) });

/**
 * Options of a tsconfig.json that are the same for all samples.
 *
 * `noImplicitAny` is off: samples are JavaScript, and what is read from an API has no type.
 */
export const compilerOptions = {
  module: 'ESNext',
  moduleResolution: 'Bundler',
  allowJs: true,
  checkJs: true,
  noEmit: true,
  strict: true,
  noImplicitAny: false,
  types: ['node'],
} as const;

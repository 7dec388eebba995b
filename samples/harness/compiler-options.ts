/**
 * The tsconfig.json options that all samples share.
 *
 * `noImplicitAny` is off, because samples are JavaScript, and API responses have no type.
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

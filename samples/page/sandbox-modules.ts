import { givensName, moduleEntries, restName } from '../harness/browser/module-names.ts';

/** The modules of the sandbox: those of the harness, and what samples of pages have. Files are relative to those of the harness. */
export const sandboxModules: Readonly<Record<string, string>> = {
  ...moduleEntries,
  [givensName]: '../../page/hosts.ts',
  [restName]: '../../page/rest-module.ts',
};

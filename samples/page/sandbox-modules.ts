import { givensName, moduleEntries, restName } from '../harness/browser/module-names.ts';

/** The modules of the sandbox: those of the harness, and those with servers of the samples. Paths are relative to the harness's. */
export const sandboxModules: Readonly<Record<string, string>> = {
  ...moduleEntries,
  [givensName]: '../../page/hosts.ts',
  [restName]: '../../page/rest-module.ts',
};

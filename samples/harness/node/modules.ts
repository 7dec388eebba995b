import { existsSync, readFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { dirname, join, relative, sep } from 'node:path';
import { root } from '../../../src/node/folders.ts';
import { missingModules } from '../workflow/node14.ts';

const requireHere = createRequire(import.meta.url);

/**
 * Imports a module for a sample: a built-in module of Node.js 14, or an installed package
 * (/workflows/steps/code/#using-npm-packages).
 */
export async function importModule(specifier: string): Promise<Readonly<Record<string, unknown>>> {
  checkSpecifier(specifier);
  return import(/* @vite-ignore */ specifier);
}

/**
 * Requires a module for a sample. Packages that only contain ES modules can't be required
 * (/workflows/steps/code/#commonjs-vs-esm-imports).
 */
export function requireModule(specifier: string): unknown {
  checkSpecifier(specifier);
  if (!isBuiltin(specifier)) {
    const file = requireHere.resolve(specifier);
    if (isEsModule(file)) {
      const path = relative(root, file).split(sep).join('/');
      throw Object.assign(new Error(`Must use import to load ES Module: ${path}`), {
        code: 'ERR_REQUIRE_ESM',
      });
    }
  }
  return requireHere(specifier);
}

/** Modules that bypass the sandbox, through the network or other processes. */
const blocked = new Set(['dgram', 'dns', 'dns/promises', 'child_process', 'cluster', 'worker_threads']);

/** Throws if samples can't load a module. */
export function checkSpecifier(specifier: string): void {
  const name = specifier.replace(/^node:/, '');
  if (isBuiltin(specifier)) {
    if (missingModules.has(name))
      throw new Error(`Cannot find module '${specifier}': it came after Node.js 14, which runs code.`);
    if (blocked.has(name))
      throw new Error(`"${specifier}" leads out of the sample, where no test looks. Do without it.`);
    return;
  }
  if (/^[./]/.test(specifier))
    throw new Error(`Cannot find module '${specifier}': a step has no files beside it.`);
  const [scope, rest] = name.split('/');
  const packageName = scope?.startsWith('@') ? `${scope}/${rest}` : String(scope);
  if (!existsSync(join(root, 'node_modules', packageName, 'package.json')))
    throw new Error(
      `The package "${packageName}" is not installed in this repository. Add it to devDependencies to run samples that use it.`,
    );
}

/** Whether Node.js loads a file as an ES module. */
function isEsModule(file: string): boolean {
  if (!file.endsWith('.js')) return file.endsWith('.mjs');
  for (let directory = dirname(file); directory !== dirname(directory); directory = dirname(directory)) {
    const manifest = join(directory, 'package.json');
    if (existsSync(manifest)) return JSON.parse(readFileSync(manifest, 'utf8')).type === 'module';
  }
  return false;
}

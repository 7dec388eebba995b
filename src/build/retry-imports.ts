import type { Plugin } from 'vite';

/** An import statement as the bundler writes it. */
const statement = /^import \{([^}]*)\} from ("\.\/([^"]+)");$/gm;
/** A call of `import()` for another script. */
const call = /\bimport\((["'`]\.\/([^"'`]+)["'`])\)/g;

/**
 * Makes scripts import each other with `importModule` of `src/browser/import-module.ts`, which retries a script that failed to
 * load.
 *
 * That includes imports by a statement, which become `await importModule(…)`: Firefox and Safari never load a script that imports
 * a failed one. Only the boot script is still imported by a statement, because it is running already.
 *
 * Browsers can't see these imports before they run the script, so `import()` of a script that needs React, by far the largest of
 * all, requests it at the same time, and what it imports in turn.
 */
export const retryImports: Plugin = {
  name: 'retry-imports',
  renderChunk(code, { fileName, isEntry, moduleIds }, _options, { chunks }) {
    const variable = moduleIds.find((id) => /^export let /m.test(this.getModuleInfo(id)?.code ?? ''));
    if (variable && !isEntry)
      this.error(
        `${variable} exports a variable, but other scripts don't see its changes. Export a function.`,
      );
    if (/\bimportModule\b/.test(code) && !isEntry) this.error(`${fileName} has its own importModule.`);

    const boot = Object.values(chunks)
      .find((chunk) => chunk.isEntry)
      ?.fileName.replace(/.*\//, '');
    const folder = fileName.replace(/[^/]*$/, '');
    const importsOf = (file: string) => (chunks[file]?.isEntry ? [] : (chunks[file]?.imports ?? []));
    const react = Object.values(chunks).find(({ name }) => name === 'react')?.fileName ?? '';
    const hasReact = reachable(fileName, importsOf).has(react);
    const withReact = [react, ...reachable(react, importsOf)]
      .map((file) => `importModule("./${file.slice(folder.length)}")`)
      .join();
    const importWithReact = (specifier: string, file: string) => {
      const script = `importModule(${specifier})`;
      if (hasReact || !reachable(folder + file, importsOf).has(react)) return script;
      return `Promise.all([${script},${withReact}]).then(([e])=>e)`;
    };
    const head: string[] = [];
    const names: string[] = [];
    const loads: string[] = [];
    const body = code
      .replace(call, (_, specifier: string, file: string) => importWithReact(specifier, file))
      .replace(statement, (_, list: string, specifier: string, file: string) => {
        const bindings = list.split(',');
        if (file === boot) {
          head.push(`import {${bindings}} from ${specifier};`);
        } else {
          names.push(`{${bindings.map((binding) => binding.replace(' as ', ': '))}}`);
          loads.push(`importModule(${specifier})`);
        }
        return '';
      });
    if (/^(?:import|export)\b.*["']\.\/|\bimport\(["'`]/m.test(body))
      this.error(`${fileName} has an import of an unknown form.`);
    if (loads.length === 1) head.push(`const ${names} = await ${loads};`);
    else if (loads.length > 1) head.push(`const [${names}] = await Promise.all([${loads}]);`);
    return [...head, body].join('\n');
  },
  generateBundle(_options, bundle) {
    const importsOf = (file: string): string[] => {
      const chunk = bundle[file];
      return chunk?.type === 'chunk' && !chunk.isEntry ? chunk.imports : [];
    };
    for (const start of Object.keys(bundle)) {
      if (reachable(start, importsOf).has(start))
        this.error(`${start} imports itself through other scripts, so it would wait for itself.`);
    }
  },
};

/** The files that a file imports by statements, directly or through others. */
function reachable(start: string, importsOf: (file: string) => readonly string[]): Set<string> {
  // A set is iterated to its end, even if it grows meanwhile.
  const reached = new Set(importsOf(start));
  for (const file of reached) for (const next of importsOf(file)) reached.add(next);
  return reached;
}

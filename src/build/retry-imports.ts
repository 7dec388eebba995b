import type { Plugin } from 'vite';

/** An import statement as the bundler writes it. */
const statement = /^import \{([^}]*)\} from ("\.\/([^"]+)");$/gm;
/** A call of `import()` for another script. */
const call = /\bimport\((["'`]\.\/[^"'`]+["'`])\)/g;

/**
 * Makes scripts import each other with `importModule` of `src/browser/import-module.ts`, which requests a lost script again.
 *
 * That includes imports by a statement, which become `await importModule(…)`: Firefox and Safari never load a script that imports
 * a failed one. Only the boot script is still imported by a statement, because it is running already.
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
    const head: string[] = [];
    const names: string[] = [];
    const loads: string[] = [];
    const body = code
      .replace(call, 'importModule($1)')
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
      // A set is iterated to its end, even if it grows meanwhile.
      const reached = new Set(importsOf(start));
      for (const file of reached) for (const next of importsOf(file)) reached.add(next);
      if (reached.has(start))
        this.error(`${start} imports itself through other scripts, so it would wait for itself.`);
    }
  },
};

import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, resolve } from 'node:path';

/**
 * Replaces positions in a bundle by those in its sources, whether or not source maps are turned on in Node.js.
 *
 * @param stack of an error
 * @param dir folder of the bundle, whose files have inline source maps
 */
export const withSourcePlaces = (stack: string, dir: string): string =>
  stack.replace(/(?:file:\/\/)?(\/[^\s():]+\.js):(\d+):(\d+)/g, (place, file: string, line, column) => {
    if (!file.startsWith(`${dir}/`) || !existsSync(file)) return place;
    const [, data] =
      /\/\/# sourceMappingURL=data:application\/json;[^,]*base64,(\S+)/.exec(readFileSync(file, 'utf8')) ??
      [];
    if (data === undefined) return place;
    const map = new SourceMap(JSON.parse(Buffer.from(data, 'base64').toString()));
    const entry = map.findEntry(Number(line) - 1, Number(column) - 1);
    if (!('originalSource' in entry)) return place;
    return `${resolve(dirname(file), entry.originalSource)}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
  });

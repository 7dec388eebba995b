import { suggest } from '../../../src/shared/nearest.ts';
import type { App } from './model.ts';
import type { Report } from './problem.ts';
import { describe, isMethod, isRecord, type Method } from './values.ts';

const appKeys = ['type', 'app', 'propDefinitions', 'methods'];

/** Whether the type of a value is `app`. */
export const isApp = (value: unknown): value is Record<string, unknown> & { type: 'app' } =>
  isRecord(value) && value.type === 'app';

/**
 * Parses an app object: the export of an app file, or a prop of type `app`. /components/api/#app-props
 *
 * @returns the app, as far as it can be parsed; invalid parts are reported
 */
export function readApp(place: string, value: Record<string, unknown>, report: Report): App {
  reportUnknown(place, value, appKeys, report);
  if (typeof value.app !== 'string' || value.app === '') {
    report(
      `${place}.app`,
      `Expected the name slug of an app, found ${describe(value.app)}.`,
      'For example "github".',
    );
  }
  if (value.propDefinitions !== undefined && !isRecord(value.propDefinitions)) {
    report(
      `${place}.propDefinitions`,
      `Expected an object, found ${describe(value.propDefinitions)}.`,
      'Props by name.',
    );
  }
  return { slug: String(value.app), methods: readMethods(`${place}.methods`, value.methods, report) };
}

/** Parses the methods of a component or an app. /components/api/#methods */
export function readMethods(place: string, value: unknown, report: Report): Map<string, Method> {
  const methods = new Map<string, Method>();
  if (value === undefined) return methods;
  if (!isRecord(value)) {
    report(place, `Expected an object, found ${describe(value)}.`, 'Functions by name.');
    return methods;
  }
  for (const [name, method] of Object.entries(value)) {
    if (isMethod(method)) methods.set(name, method);
    else
      report(
        `${place}.${name}`,
        `Expected a function, found ${describe(method)}.`,
        'Constants belong outside.',
      );
  }
  return methods;
}

/** Reports each unknown key, with the nearest allowed one. */
export function reportUnknown(
  place: string,
  value: Record<string, unknown>,
  allowed: readonly string[],
  report: Report,
): void {
  for (const key of Object.keys(value)) {
    if (!allowed.includes(key)) report(place, `There is no "${key}" here.`, suggest(key, allowed));
  }
}

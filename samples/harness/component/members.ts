import type { Configured } from './configure.ts';
import type { App, Component } from './model.ts';
import { strictObject } from './strict-object.ts';
import { call } from './values.ts';

/** Hints for unknown names that authors often expect on `this`. */
const hints: Record<string, string> = {
  $auth: 'Credentials are at this.<appProp>.$auth; this.$auth is for the methods of an app.',
  $emit: 'Only sources emit events.',
  emit: 'Write this.$emit().',
};

/**
 * Creates the `this` of a component: its props, its methods, and other members. Each invocation has its own, so that only `this.db`
 * keeps state between invocations. /components/api/#component-structure
 *
 * @param interfaces values of props that are neither user input nor apps
 * @param own members besides props and methods, such as `$emit`
 */
export function createMembers(
  component: Component,
  configured: Configured,
  interfaces: ReadonlyMap<string, unknown>,
  own: Record<string, unknown> = {},
): object {
  const members: Record<string, unknown> = { ...own };
  const self = strictObject('this', members, hints);
  for (const [name, prop] of component.props) {
    if (prop.family === 'input') members[name] = structuredClone(configured.inputs.get(name));
    else if (prop.family === 'app') members[name] = createApp(prop.app, configured.accounts);
    else if (interfaces.has(name)) members[name] = interfaces.get(name);
  }
  for (const [name, method] of component.methods) {
    members[name] = (...input: unknown[]) => call(method, self, ...input);
  }
  return self;
}

/**
 * Creates the `this` of an app's methods, which is also the `this.<appProp>` of a component: methods and `$auth`.
 * /components/api/#app-props
 */
export function createApp(app: App, accounts: Configured['accounts']): object {
  const members: Record<string, unknown> = {
    $auth: strictObject(`$auth of the app ${app.slug}`, { ...accounts[app.slug] }),
  };
  const self = strictObject(`the app ${app.slug}`, members);
  for (const [name, method] of app.methods) {
    members[name] = (...input: unknown[]) => call(method, self, ...input);
  }
  return self;
}

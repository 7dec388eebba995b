import { closed } from './closed.ts';
import type { Configured } from './configure.ts';
import type { App, Component } from './model.ts';
import { call } from './values.ts';

/** What is said about names that people look for on `this`. */
const hints: Record<string, string> = {
  $auth: 'Credentials are at this.<appProp>.$auth; this.$auth is for the methods of an app.',
  $emit: 'Only sources emit events.',
  emit: 'Write this.$emit().',
};

/**
 * The `this` of a component: props, methods and what is given besides. Each invocation has one of its own, so that
 * nothing outlives it except what `this.db` keeps. /components/api/#component-structure
 *
 * @param interfaces values of props that are neither input nor apps
 * @param own members that are no props, such as `$emit`
 */
export function createMembers(
  component: Component,
  configured: Configured,
  interfaces: ReadonlyMap<string, unknown>,
  own: Record<string, unknown> = {},
): object {
  const members: Record<string, unknown> = { ...own };
  const self = closed('this', members, hints);
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
 * The `this` of an app's methods, and what a component has as `this.<appProp>`: methods and `$auth`.
 * /components/api/#app-props
 */
export function createApp(app: App, accounts: Configured['accounts']): object {
  const members: Record<string, unknown> = {
    $auth: closed(`$auth of the app ${app.slug}`, { ...accounts[app.slug] }),
  };
  const self = closed(`the app ${app.slug}`, members);
  for (const [name, method] of app.methods) {
    members[name] = (...input: unknown[]) => call(method, self, ...input);
  }
  return self;
}

/*
 * The only module that creates HTML and script URLs from strings. The content security policy requires a Trusted Types policy for
 * that (https://www.w3.org/TR/trusted-types/), which prevents script injection. In browsers without Trusted Types, it passes the
 * strings through.
 */
import { trustedName } from '../shared/trusted-name.ts';

/** The parts of the Trusted Types API that are used here. */
interface TrustedTypes {
  createPolicy(name: string, rules: Policy): Policy;
}
interface Policy {
  createHTML(html: string): string;
  createScriptURL(url: string): string;
}

const rules: Policy = {
  // The HTML comes from this site's chunks and documents, and scripts in it don't run.
  createHTML: (html) => html,
  createScriptURL(url) {
    if (!new URL(url, location.href).href.startsWith(location.origin + __BASE__))
      throw new TypeError(`${url} is no script of this site.`);
    return url;
  },
};

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
const policy = trustedTypes?.createPolicy(trustedName, rules) ?? rules;

/** Parses HTML from a page's chunk or document. */
export function parseHtml(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = policy.createHTML(html);
  return template.content;
}

/**
 * Creates a script URL.
 *
 * @throws {TypeError} if it isn't a URL of this site
 */
export const scriptUrl = (url: string): string => policy.createScriptURL(url);

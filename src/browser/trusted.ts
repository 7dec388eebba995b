/*
 * Where texts become HTML and addresses become scripts. Documents demand that by their policy (Trusted Types,
 * https://www.w3.org/TR/trusted-types/), so that nothing else in the site, whatever it is led to do, can bring either to
 * life. A browser without them takes the texts themselves.
 */
import { trustedName } from '../shared/trusted-name.ts';

/** The parts of Trusted Types that are used here. */
interface TrustedTypes {
  createPolicy(name: string, rules: Policy): Policy;
}
interface Policy {
  createHTML(html: string): string;
  createScriptURL(url: string): string;
}

const rules: Policy = {
  // Articles come from chunks, which are scripts of this site, or from its documents, which run nothing when they are read.
  createHTML: (html) => html,
  createScriptURL(url) {
    if (!new URL(url, location.href).href.startsWith(location.origin + __BASE__))
      throw new TypeError(`${url} is no script of this site.`);
    return url;
  },
};

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
const policy = trustedTypes?.createPolicy(trustedName, rules) ?? rules;

/** Parses HTML of this site: parts of a page's chunk or document. */
export function parseHtml(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = policy.createHTML(html);
  return template.content;
}

/**
 * Makes a script of an address.
 *
 * @throws {TypeError} when it is none of this site's
 */
export const scriptUrl = (url: string): string => policy.createScriptURL(url);

/*
 * The only scripts that stand in the document itself, because they must run before the first paint. The content
 * security policy allows them by their hash, so they are the same on every page.
 */

import { storageKey } from '../../shared/storage-key.ts';

/** A remembered value, as JavaScript. */
const recalled = (name: string): string => `JSON.parse(localStorage["${storageKey(name)}"]||"[]")`;

/**
 * Puts the reader's theme on the root element, and `false` where the shortcut `/` is turned off. Blocked storage, or a theme that
 * there is not, leaves the system's.
 */
const settings =
  `try{let r=document.documentElement,t=${recalled('theme')};if(t=="light"||t=="dark")r.dataset.theme=t;` +
  `r.dataset.slash=localStorage["${storageKey('slash')}"]}catch(e){}`;

/**
 * Remembers which page the document was made for. Back after a reload changes nothing but the address, which the boot
 * script answers; until that is there, the document is loaded that belongs to the new address.
 */
const arrival =
  'let loadedPath=location.pathname+location.search;' +
  'if(self.navigation)navigation.oncurrententrychange=()=>{loadedPath!=location.pathname+location.search&&location.reload()}';

/** Opens the groups that the reader had open, and scrolls the current entry into the sidebar's view. */
const sidebar =
  `{let n=document.getElementById("sidebar"),c=n.querySelector("[aria-current]");` +
  `try{let o=${recalled('groups')};n.querySelectorAll("details").forEach(d=>{if(o.includes(d.firstChild.textContent))d.open=true})}catch(e){}` +
  `if(c)n.scrollTop=c.offsetTop-n.clientHeight/2}`;

export const inlineScripts = { head: `${settings};${arrival}`, sidebar } as const;

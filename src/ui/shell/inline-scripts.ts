/*
 * The only inline scripts, because they have to run before the first paint. The content security policy allows them by hash, so
 * they are the same on every page.
 */
import { storageKey } from '../../shared/storage-key.ts';

/** The JavaScript for a remembered value. */
const recalled = (name: string): string => `JSON.parse(localStorage["${storageKey(name)}"]||"[]")`;

/**
 * Applies the theme and the setting of the shortcut `/`. If storage is blocked or the value invalid, the system's theme is used.
 */
const settings =
  `try{let r=document.documentElement,t=${recalled('theme')};if(t=="light"||t=="dark")r.dataset.theme=t;` +
  `r.dataset.slash=localStorage["${storageKey('slash')}"]}catch(e){}`;

/**
 * Stores which page the document was loaded for. After a reload, Back may only change the URL; until the boot script handles
 * that, the page is reloaded.
 */
const arrival =
  'let loadedPath=location.pathname+location.search;' +
  'if(self.navigation)navigation.oncurrententrychange=()=>{loadedPath!=location.pathname+location.search&&location.reload()}';

/** Opens the remembered groups, and scrolls to the current entry. */
const sidebar =
  `{let n=document.getElementById("sidebar"),c=n.querySelector("[aria-current]");` +
  `try{let o=${recalled('groups')};n.querySelectorAll("details").forEach(d=>{if(o.includes(d.firstChild.textContent))d.open=true})}catch(e){}` +
  `if(c)n.scrollTop=c.offsetTop-n.clientHeight/2}`;

export const inlineScripts = { head: `${settings};${arrival}`, sidebar } as const;

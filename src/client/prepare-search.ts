import { loadManifest } from './pages/manifest.ts';

/** Fetches search, which need not wait for React to arrive. */
export function prepareSearch(): void {
  // Which index there is says the manifest; it need not wait for the script that asks for the index. What fails now is
  // told when search is opened.
  loadManifest('/').catch(() => {});
  import('../search/prepare.ts').then((module) => module.prepare()).catch(() => {});
}

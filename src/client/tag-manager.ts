/** Loads the tag manager. Sites without one never load this module. */
export function loadTagManager(id: string): void {
  const target = window as Window & { dataLayer?: unknown[] };
  target.dataLayer ??= [];
  target.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}

/** Tells the server which document was opened, and how old it is; it answers with what has changed, or is wrong. */
export function reportOpened(): void {
  const revision = document.querySelector<HTMLMetaElement>('meta[name="revision"]')?.content;
  import.meta.hot?.send('docs:opened', { path: location.pathname, revision: Number(revision) });
}

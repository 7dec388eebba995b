import type { HostedSite } from '../shared/deployment.ts';

/** What a host needs besides the site, as file contents by name. */
export interface HostFiles {
  /** Configuration, which is placed beside the folder that is served. */
  beside?: Record<string, string>;
  /** Files of the folder that is served. */
  inside?: Record<string, string>;
}

/** A kind of host. */
export interface Host {
  /** Whether it serves the compressed files of the build. Other hosts compress responses themselves. */
  servesPrecompressed?: true;
  /** Whether it needs some files at the root, whatever the base is: the not-found page and every `rootFile`. */
  wantsFilesAtRoot?: true;
  /** Whether addresses such as `/limits.md` need files of their own, because the host can't rewrite them. */
  copiesMarkdown?: true;
  /** @throws when the configuration can't express something that the site has */
  files(site: HostedSite): HostFiles;
}

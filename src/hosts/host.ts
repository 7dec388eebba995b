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
  /** Whether it sends the compressed forms that the build has written; other hosts compress files themselves. */
  sendsForms?: true;
  /**
   * Whether it needs copies of some files at the root, whatever the base is: the not-found page, which such hosts only look
   * for there, and every `rootFile`.
   */
  wantsFilesAtRoot?: true;
  /** Whether addresses such as `/limits.md` need files of their own, because the host has no rule for them. */
  copiesMarkdown?: true;
  /** @throws when the configuration of this host cannot express something that the site has */
  files(site: HostedSite): HostFiles;
}

import type { HostedSite } from './description.ts';

/** What a host needs besides the site, as file contents by name. */
export interface HostFiles {
  /** Configuration, which stands beside the folder that is served. */
  beside?: Record<string, string>;
  /** Files of the folder that is served. */
  inside?: Record<string, string>;
}

/** A kind of host. */
export interface Host {
  /** Whether it sends the compressed forms that the build has made; the others compress by themselves. */
  sendsForms?: true;
  /** Whether it looks for the not-found page at the root alone, whatever the base is. */
  wantsNotFoundAtRoot?: true;
  /** @throws when the site has something that cannot be said to this host */
  files(site: HostedSite): HostFiles;
}

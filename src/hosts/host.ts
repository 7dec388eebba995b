import type { HostedSite } from './description.ts';

/** What a host needs besides the site, as file contents by name. */
export interface HostFiles {
  /** Configuration, which stands beside the folder that is served. */
  beside: Record<string, string>;
  /** Files of the folder that is served. */
  inside: Record<string, string>;
}

/** A kind of host. */
export interface Host {
  /** Whether it sends the compressed forms that the build has made; the others compress by themselves. */
  sendsForms: boolean;
  files(site: HostedSite): HostFiles;
}

import { docusaurus } from './docusaurus.ts';
import { nextra } from './nextra.ts';
import type { Peer } from './peer.ts';
import { rspress } from './rspress.ts';
import { starlight } from './starlight.ts';
import { vitepressPeers } from './vitepress.ts';

/** Every generator that this site is compared with. */
export const peers: readonly Peer[] = [...vitepressPeers, starlight, docusaurus, rspress, nextra];

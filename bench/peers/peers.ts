import { docusaurus } from './docusaurus.ts';
import { nextra } from './nextra.ts';
import type { Peer } from './peer.ts';
import { rspress } from './rspress.ts';
import { starlight } from './starlight.ts';
import { vitepressPeers } from './vitepress.ts';

/** All generators that this site is compared with. */
export const peers: readonly Peer[] = [...vitepressPeers, starlight, docusaurus, rspress, nextra];

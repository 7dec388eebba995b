import { testShare } from './share.ts';

testShare(0, 4);

import { testShare } from './share.ts';

testShare(1, 4);

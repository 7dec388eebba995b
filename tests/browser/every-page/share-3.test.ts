import { testShare } from './share.ts';

testShare(2, 4);

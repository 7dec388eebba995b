import { inject } from 'vitest';
import { startChromium } from './chromium.ts';
import { describeEngine } from './scenarios.ts';

const path = inject('chromiumPath');
describeEngine('Chromium', path ? () => startChromium(path) : 'not installed');

import { inject } from 'vitest';
import { startFirefox } from './firefox.ts';
import { describeEngine } from './scenarios.ts';

const path = inject('firefoxPath');
describeEngine('Firefox', path ? () => startFirefox(path) : 'not installed');

import { inject } from 'vitest';
import { describeEngine } from './scenarios.ts';
import { startWebKit } from './webkit.ts';

const path = inject('webkitPath');
describeEngine('WebKit', path ? () => startWebKit(path) : 'not installed');

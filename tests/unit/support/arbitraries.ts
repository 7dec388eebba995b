import fc from 'fast-check';
import { redirects } from '../../../data/redirects.ts';
import { routes } from '../../specification/routes.ts';

const pieces = [
  ...'/ // \\ . .. index index.html .html .HTML docs /docs/ limits a É ? # : @ https://evil.example'.split(
    ' ',
  ),
  ...'% %2F %5C %2e %00 %zz %E0%A4 %0d%0a'.split(' '),
  ' ',
  '\n',
];

/** Paths as people, crawlers and attackers write them: parts of real ones and noise, in any order. */
export const wildPath = fc
  .array(
    fc.oneof(
      fc.constantFrom(...pieces),
      fc.constantFrom(...routes),
      fc.constantFrom(...redirects.map(({ from }) => from)),
      fc.string({ unit: 'binary', maxLength: 6 }),
    ),
    { maxLength: 6 },
  )
  .map((parts) => parts.join(''));

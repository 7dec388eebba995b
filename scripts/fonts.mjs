/*
 * The fonts that the pictures in tests/screenshots were taken with. Without them, the tests that compare pictures are skipped by name.
 */
import { existsSync } from 'node:fs';
import { canInstallPackages, installPackages } from './system-packages.mjs';

const folder = '/usr/share/fonts/truetype';

/** Each Debian package with a file of it. */
const fonts = [
  ['fonts-dejavu-core', `${folder}/dejavu/DejaVuSans.ttf`],
  ['fonts-liberation', `${folder}/liberation/LiberationMono-Regular.ttf`],
];

/** Installs them where that takes no more than asking. */
export function ensureFonts() {
  if (!canInstallPackages()) return;
  const missing = fonts.flatMap(([name = '', file = '']) => (existsSync(file) ? [] : [name]));
  if (missing.length > 0) installPackages(missing);
}

/*
 * Installs the fonts of the images in tests/screenshots. Without them, tests of screenshots are reported as skipped.
 */
import { existsSync } from 'node:fs';
import { canInstallPackages, installPackages } from './system-packages.mjs';

const folder = '/usr/share/fonts/truetype';

/** Debian packages, each with a file that it installs. */
const fonts = [
  ['fonts-dejavu-core', `${folder}/dejavu/DejaVuSans.ttf`],
  ['fonts-liberation', `${folder}/liberation/LiberationMono-Regular.ttf`],
];

/** Installs the missing fonts if system packages can be installed. */
export function ensureFonts() {
  if (!canInstallPackages()) return;
  const missing = fonts.flatMap(([name = '', file = '']) => (existsSync(file) ? [] : [name]));
  if (missing.length > 0) installPackages(missing);
}

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { canInstallPackages, installPackages } from './system-packages.mjs';

const has = (/** @type {string} */ program, /** @type {string} */ argument) =>
  spawnSync(program, [argument], { stdio: 'ignore' }).error === undefined;

/** Installs nginx with its brotli module, and Caddy, if system packages can be installed. Otherwise, tests of them are skipped. */
export function ensureServers() {
  if (!canInstallPackages()) return;
  const missing = [
    ...(has('nginx', '-v') ? [] : ['nginx-light']),
    ...(existsSync('/usr/lib/nginx/modules/ngx_http_brotli_static_module.so')
      ? []
      : ['libnginx-mod-http-brotli-static']),
    ...(has('caddy', 'version') ? [] : ['caddy']),
  ];
  if (missing.length > 0) installPackages(missing);
}

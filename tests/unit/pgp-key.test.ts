import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { siteFiles } from '../../src/build/site-files.ts';
import { root } from '../../src/node/folders.ts';
import { contentTypeOf } from '../../src/shared/content-types.ts';
import { readSite } from '../../src/shared/site.ts';

test('the PGP key is a file of the site, and its page shows the same key', async () => {
  const files = siteFiles({ site: readSite({}), entries: [], pages: async () => [] });
  const key = String(await files['pgp-key.asc']?.());
  expect(key).toMatch(
    /^-----BEGIN PGP PUBLIC KEY BLOCK-----\n\n[\s\S]+\n-----END PGP PUBLIC KEY BLOCK-----\n$/,
  );
  expect(contentTypeOf('/docs/pgp-key.asc')).toBe('application/pgp-keys');
  const page = readFileSync(join(root, 'content/privacy-and-security/pgp-key.mdx'), 'utf8');
  expect(page).toContain(key);
});

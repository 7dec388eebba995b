// cspell:ignore BAES ORIGN REPOSITRY EDITURL
import { describe, expect, test } from 'vitest';
import { readSite } from '../../src/shared/site.ts';

describe('without any variables', () => {
  test('the site is that of the specification', () => {
    expect(readSite({})).toMatchObject({
      base: '/docs/',
      origin: 'https://pipedream.com',
      tagline: 'Connect APIs, remarkably fast',
      chunkTimeoutMs: 120_000,
      offline: true,
      noindex: false,
    });
  });

  test('no third-party service is enabled', () => {
    const site = readSite({});
    expect(site).not.toHaveProperty('algolia');
    expect(site).not.toHaveProperty('tagManagerId');
  });

  test('an empty variable, as passed on by hosts, counts as unset', () => {
    const names = [
      'BASE',
      'ORIGIN',
      'REPOSITORY',
      'EDIT_URL',
      'CHUNK_TIMEOUT_MS',
      'OFFLINE',
      'NOINDEX',
      'TAG_MANAGER_ID',
      'ALGOLIA_APP_ID',
    ];
    expect(readSite(Object.fromEntries(names.map((name) => [`DOCS_${name}`, ''])))).toEqual(readSite({}));
  });
});

describe('a variable', () => {
  test.each([
    ['/help/', '/help/'],
    ['help', '/help/'],
    ['/help/docs', '/help/docs/'],
    ['/', '/'],
    ['/v1.2/', '/v1.2/'],
  ])('DOCS_BASE=%s sets the base %s', (value, base) => {
    expect(readSite({ DOCS_BASE: value }).base).toBe(base);
  });

  test.each([
    ['https://docs.example.com', 'https://docs.example.com'],
    ['https://docs.example.com/', 'https://docs.example.com'],
    ['http://127.0.0.1:8080', 'http://127.0.0.1:8080'],
  ])('DOCS_ORIGIN=%s sets the origin %s', (value, origin) => {
    expect(readSite({ DOCS_ORIGIN: value }).origin).toBe(origin);
  });

  test('other variables are used unchanged', () => {
    const site = readSite({
      DOCS_REPOSITORY: 'https://git.example.com/docs',
      DOCS_EDIT_URL: 'https://git.example.com/edit/{relativePath}',
      DOCS_CHUNK_TIMEOUT_MS: '5000',
      DOCS_TAG_MANAGER_ID: 'GTM-ABC123',
      DOCS_ALGOLIA_APP_ID: 'APP1',
      DOCS_ALGOLIA_API_KEY: 'key',
      DOCS_ALGOLIA_INDEX_NAME: 'docs',
    });
    expect(site).toMatchObject({
      repository: 'https://git.example.com/docs',
      editUrlTemplate: 'https://git.example.com/edit/{relativePath}',
      chunkTimeoutMs: 5000,
      tagManagerId: 'GTM-ABC123',
      algolia: { appId: 'APP1', apiKey: 'key', indexName: 'docs' },
    });
  });
});

describe('an invalid value is rejected with a hint', () => {
  const algolia =
    'Third-party search needs DOCS_ALGOLIA_APP_ID, DOCS_ALGOLIA_API_KEY and DOCS_ALGOLIA_INDEX_NAME together.';
  const refused: [Record<string, string>, string][] = [
    [{ DOCS_BASE: '/../' }, 'DOCS_BASE is "/../"; it must be a path such as /docs/ or /.'],
    [{ DOCS_BASE: '/docs//' }, 'DOCS_BASE is "/docs//"; it must be a path such as /docs/ or /.'],
    [
      { DOCS_BASE: 'https://x.example/' },
      'DOCS_BASE is "https://x.example/"; it must be a path such as /docs/ or /.',
    ],
    [{ DOCS_BASE: '/my docs/' }, 'DOCS_BASE is "/my docs/"; it must be a path such as /docs/ or /.'],
    [
      { DOCS_ORIGIN: 'example.com' },
      'DOCS_ORIGIN is "example.com"; it must be a scheme and host such as https://example.com.',
    ],
    [
      { DOCS_ORIGIN: 'ftp://example.com' },
      'DOCS_ORIGIN is "ftp://example.com"; it must be a scheme and host such as https://example.com.',
    ],
    [
      { DOCS_ORIGIN: 'https://example.com/docs' },
      'DOCS_ORIGIN is "https://example.com/docs"; it must be a scheme and host such as https://example.com.',
    ],
    [
      { DOCS_EDIT_URL: 'https://example.com/edit/' },
      "DOCS_EDIT_URL must contain {relativePath}, the place of the page's source file.",
    ],
    ...[
      'https://',
      'https:///docs',
      'https:example.com',
      'https://a@example.com',
      'https://example.com/?q',
    ].map((origin): [Record<string, string>, string] => [
      { DOCS_ORIGIN: origin },
      `DOCS_ORIGIN is "${origin}"; it must be a scheme and host such as https://example.com.`,
    ]),
    ...['foo', 'github.com/owner/name', 'https://', 'git@github.com:owner/name.git'].map(
      (repository): [Record<string, string>, string] => [
        { DOCS_REPOSITORY: repository },
        `DOCS_REPOSITORY is "${repository}"; it must be a complete URL such as https://github.com/owner/name.`,
      ],
    ),
    ...['edit/{relativePath}', 'https://{relativePath}'].map((template): [Record<string, string>, string] => [
      { DOCS_EDIT_URL: template },
      `DOCS_EDIT_URL is "${template}"; it must be a complete URL such as https://example.com/edit/{relativePath}.`,
    ]),
    [{ DOCS_NOINDEX: 'yes' }, 'DOCS_NOINDEX is "yes"; it must be on or off.'],
    [{ DOCS_OFFLINE: 'no' }, 'DOCS_OFFLINE is "no"; it must be on or off.'],
    [
      { DOCS_CHUNK_TIMEOUT_MS: '0' },
      'DOCS_CHUNK_TIMEOUT_MS is "0"; it must be a whole number of milliseconds above 0.',
    ],
    [
      { DOCS_CHUNK_TIMEOUT_MS: '-1' },
      'DOCS_CHUNK_TIMEOUT_MS is "-1"; it must be a whole number of milliseconds above 0.',
    ],
    [
      { DOCS_CHUNK_TIMEOUT_MS: '2.5' },
      'DOCS_CHUNK_TIMEOUT_MS is "2.5"; it must be a whole number of milliseconds above 0.',
    ],
    [
      { DOCS_CHUNK_TIMEOUT_MS: '120s' },
      'DOCS_CHUNK_TIMEOUT_MS is "120s"; it must be a whole number of milliseconds above 0.',
    ],
    [
      { DOCS_TAG_MANAGER_ID: "GTM-1');alert(1)" },
      'DOCS_TAG_MANAGER_ID is "GTM-1\');alert(1)"; it must look like GTM-ABC123.',
    ],
    [{ DOCS_ALGOLIA_APP_ID: 'APP1' }, algolia],
    [{ DOCS_ALGOLIA_API_KEY: 'key', DOCS_ALGOLIA_INDEX_NAME: 'docs' }, algolia],
    [
      {
        DOCS_ALGOLIA_APP_ID: 'app; script-src *',
        DOCS_ALGOLIA_API_KEY: 'key',
        DOCS_ALGOLIA_INDEX_NAME: 'docs',
      },
      'DOCS_ALGOLIA_APP_ID is "app; script-src *"; it must be letters and digits only.',
    ],
  ];
  test.each(refused)('%j', (env, message) => {
    expect(() => readSite(env)).toThrow(new Error(message));
  });
});

describe('a misspelled variable', () => {
  test.each([
    ['DOCS_BAES', 'DOCS_BASE'],
    ['DOC_BASE', 'DOCS_BASE'],
    ['DOCS_ORIGN', 'DOCS_ORIGIN'],
    ['DOCS_REPOSITRY', 'DOCS_REPOSITORY'],
    ['DOCS_EDITURL', 'DOCS_EDIT_URL'],
    ['DOCS_ALGOLIA_APPID', 'DOCS_ALGOLIA_APP_ID'],
  ])('%s is rejected, with %s as the suggestion', (name, meant) => {
    expect(() => readSite({ [name]: 'x' })).toThrow(
      new Error(`${name} is not a variable of this site. Did you mean ${meant}?`),
    );
  });

  test('is ignored if it is empty, and so are variables of other programs', () => {
    const others = { DOCS_VERSION: '2', DOCS_NAME: 'x', DOCS_DATE: 'y', DOCS_URL: 'z', DOCKER_HOST: 'a' };
    expect(readSite({ DOCS_BAES: '', ...others })).toEqual(readSite({}));
  });
});

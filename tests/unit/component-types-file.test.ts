// cspell:ignore boby sumary nmae prosp
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import anchors from '../../data/anchors.lock.json';
import { siteFiles } from '../../src/build/site-files.ts';
import { root } from '../../src/node/folders.ts';
import { contentTypeOf } from '../../src/shared/content-types.ts';
import { readSite } from '../../src/shared/site.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

/** Components as readers write them. A line with an error ends with a part of the message after `//!`. */
const components = {
  'trello.app.mjs': `
    // @ts-check
    /** @type {import("./component").App} */
    export default {
      type: "app",
      app: "trello",
      propDefinitions: { board: { type: "string", label: "Board" } },
      methods: { getBoards() { return this.$auth.oauth_uid } },
    }`,

  'short.mjs': `
    // @ts-check
    /** @type {import("./component").Source} */
    export default {
      name: "Count Runs",
      version: "0.0.1",
      props: { db: "$.service.db" },
      methods: { next() { return (this.db.get("count") ?? 0) + 1 } },
      run() { this.$emit({ count: this.next() }, { summary: "Ran" }) },
    }`,

  'typo.mjs': `
    // @ts-check
    /** @type {import("./component").Action} */
    export default {
      name: "Typo",
      version: "0.0.1",
      type: "action",
      prosp: {}, //! Did you mean to write 'props'?
      run() {},
    }`,

  'props.mjs': `
    // @ts-check
    import { axios } from "@pipedream/platform"
    import trello from "./trello.app.mjs"
    const props = /** @type {const} */ ({
      trello,
      board: { propDefinition: [trello, "board"] },
      http: "$.interface.http",
      db: { type: "$.service.db" },
      word: { type: "string", label: "Word", optional: true },
      sizes: { type: "integer[]", default: [1, 2] },
    })
    /** @type {import("./component").Source<typeof props>} */
    export default {
      name: "Find Orders",
      version: "0.0.1",
      type: "source",
      props,
      methods: { fits(text) { return text.includes(this.word ?? "") } },
      async run(event) {
        const boards = await this.trello.getBoards()
        const card = await axios(this, { url: "https://api.example.com", params: { board: this.board } })
        if (this.fits(event.bodyRaw)) this.$emit({ card, boards }, { id: this.sizes.length, ts: Date.now() })
        this.word.trim() //! possibly 'undefined'
        event.boby //! Property 'boby' does not exist
        this.db.get("a").b
      },
    }`,

  'action.ts': `
    import type { Action } from "./component"
    const props = { customer: { type: "string", label: "Customer" } } as const
    const action: Action<typeof props> = {
      name: "Greet Customer",
      version: "0.0.1",
      type: "action",
      props,
      async run({ $ }) {
        $.export("$summary", \`Greeted \${this.customer.toUpperCase()}\`)
        $.sumary("x") //! Property 'sumary' does not exist
        this.customer = "x" //! read-only
        return $.flow.exit("done")
      },
    }
    export default action`,
};

/** Returns the file as the site serves it. */
async function served(): Promise<string> {
  const files = siteFiles({ site: readSite({}), entries: [], pages: async () => [] });
  return String(await files['component.d.ts']?.());
}

/** Returns the compiler's messages by `file:line`. */
async function compile(): Promise<Map<string, string>> {
  // Far from the repository, so that nothing else is found.
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'component.d.ts'), await served());
  for (const [name, code] of Object.entries(components)) writeFileSync(join(folder, name), code);
  const compilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    allowJs: true,
    target: 'ES2021',
    lib: ['ES2021'],
    types: [],
    module: 'ES2022',
    moduleResolution: 'Bundler',
    paths: { '@pipedream/platform': ['./component.d.ts'] },
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
  const args = [join(root, 'node_modules/typescript/bin/tsc'), '-p', folder, '--pretty', 'false'];
  const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8', cwd: folder });
  const errors = stdout.matchAll(/^(\S+)\((\d+),\d+\): error (.*(?:\n .*)*)/gm);
  return new Map([...errors].map(([, file, line, message = '']) => [`${file}:${line}`, message]));
}

describe('component.d.ts as published', () => {
  test('reports exactly the errors of components that use it', async () => {
    const found = await compile();
    const expected = Object.entries(components).flatMap(([name, code]) =>
      code.split('\n').flatMap((line, index) => {
        const message = line.split('//! ')[1];
        return message === undefined ? [] : [{ place: `${name}:${index + 1}`, message }];
      }),
    );
    expect([...found.keys()].sort()).toEqual(expected.map(({ place }) => place).sort());
    for (const { place, message } of expected) expect(found.get(place)).toContain(message);
  });

  test('is complete, and contains nothing of the sample checks', async () => {
    const text = await served();
    expect(text).not.toMatch(/^\s*(import|export .* from|\/\/\/ <)/m);
    expect(text).not.toMatch(/\bcheck(Source|Action|App|Part)\b/);
  });

  test('links to existing sections', async () => {
    const links = [...(await served()).matchAll(/https:\/\/pipedream\.com\/docs(\/[^\s#]*)#?(\S*)/g)];
    expect(links.length).toBeGreaterThan(20);
    const ids: Record<string, string[]> = anchors;
    const dead = links.filter(([, route = '', id = '']) => !ids[route] || (id && !ids[route].includes(id)));
    expect(dead.map(([link]) => link)).toEqual([]);
  });

  test('is served as text, so that browsers display it', () => {
    expect(contentTypeOf('/docs/component.d.ts')).toBe('text/plain;charset=utf-8');
  });
});

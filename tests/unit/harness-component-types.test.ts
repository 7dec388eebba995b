// cspell:ignore untl bord bodi sumary boby dedup strng optionl lable definitons
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleCompilerOptions, wrapForTypes } from '../../samples/harness/component/wrap.ts';
import { root } from '../../src/node/folders.ts';

/** Samples with the messages of the type checker. A line with an error ends with a part of its message after `//!`. */
const samples = {
  'trello.app.mjs': `
    export default {
      type: 'app',
      app: 'trello',
      propDefinitions: {
        board: { type: 'string', label: 'Board', async options() {
          const boards = await this.getBoards(this.$auth.oauth_uid);
          return boards.map((board) => ({ label: board.name, value: board.id }));
        } },
        lists: { type: 'string[]', optional: true, async options({ board, page, prevContext }) {
          return { options: await this.getLists(board, page), context: { after: prevContext?.after } };
        } },
      },
      methods: {
        async _get(path) { return [{ name: path, id: this.$auth.oauth_uid }]; },
        async getBoards(user) { return this._get('/boards/' + user); },
        async getLists(board, page) { return (await this._get(board + page)).map(({ id }) => id); },
        async broken() { return this._gte('/'); }, //! Property '_gte' does not exist
      },
    };`,

  'webhook.mjs': `
    import { axios } from '@pipedream/platform';
    import { createHmac } from 'crypto';
    import trello from './trello.app.mjs';
    export default {
      key: 'trello-new-card', name: 'New Card (Instant)', description: 'Emit new cards.', version: '0.0.1',
      type: 'source',
      dedupe: 'unique',
      props: {
        trello,
        board: { propDefinition: [trello, 'board'] },
        lists: { propDefinition: [trello, 'lists', (c) => ({ board: c.board })], optional: false },
        word: { type: 'string', label: 'Word', secret: true, optional: true },
        size: { type: 'integer', min: 1, max: 9, default: 3, options: [1, 2, 3] },
        http: { type: '$.interface.http', customResponse: true },
        db: '$.service.db',
      },
      methods: {
        sign(text) { return createHmac('sha1', this.word ?? '').update(text).digest('base64'); },
      },
      hooks: {
        async deploy() { for (const list of this.lists) this.$emit(list, { id: list.toUpperCase() }); },
        async activate() { this.db.set('hookId', this.http.endpoint); },
        async deactivate() { await this.trello.getBoards(this.board.trim()); },
      },
      async run(event) {
        if (this.sign(event.bodyRaw) !== event.headers['x-hook']) return this.http.respond({ status: 401 });
        const card = await axios(this, { url: 'https://api.example.com', params: { size: this.size + 1 } });
        this.$emit(card, { id: card.id, summary: card.name, ts: Date.parse(card.at) });
        this.word.trim(); //! possibly 'undefined'
        this.bord; //! Did you mean 'board'?
        this.trello.getBoard(); //! Did you mean 'getBoards'?
        this.board = 'x'; //! read-only
        this.http.respond({ state: 200 }); //! 'state' does not exist
        this.http.respond({ body: 'x' }); //! 'status' is missing
        event.bodi; //! Property 'bodi' does not exist on type 'HttpEvent'
        this.$emit(card); //! Expected 2 arguments
        this.$emit(card, { summary: 'x' }); //! 'id' is missing
        this.$emit(card, { id: 1, sumary: 'x' }); //! Did you mean to write 'summary'?
        this.$emit(card, { id: 1, ts: new Date() }); //! 'Date' is not assignable to type 'number'
        axios({ url: 'x' }); //! Expected 2 arguments
        axios(this, { uri: 'x' }); //! 'uri' does not exist
      },
    };`,

  'timer.mjs': `
    export default {
      name: 'Poll', version: '0.0.1', dedupe: 'greatest',
      props: { timer: { type: '$.interface.timer', default: { intervalSeconds: 60 * 15 } } },
      run(event) {
        this.$emit(event.interval_seconds, { id: event.timestamp });
        this.$emit(event, { id: 'text' }); //! 'string' is not assignable to type 'number'
        this.timer.seconds; //! Property 'seconds' does not exist
      },
    };`,

  'common.mjs': `
    export default {
      props: { timer: { type: '$.interface.timer', default: { intervalSeconds: 900 } }, db: '$.service.db' },
      methods: { since() { return this.db.get('since'); } },
      hooks: { async deploy() { this.$emit({}, { id: this.since() }); } },
    };`,

  'common-user.mjs': `
    import common from './common.mjs';
    export default {
      ...common,
      name: 'User', version: '0.0.1', dedupe: 'unique',
      props: { ...common.props, word: { type: 'string' } },
      methods: { ...common.methods, id() { return this.since() + this.word; } },
      run() {
        this.$emit(this.timer.type, { id: this.id() });
        this.word.wrong; //! Property 'wrong' does not exist on type 'string'
        this.untl(); //! Property 'untl' does not exist
      },
    };`,

  'plain.mjs': `
    export default {
      name: 'Plain', version: '0.0.1',
      run(event) { this.$emit(event?.anything); this.$emit(); },
    };`,

  'both.mjs': `
    export default {
      name: 'Both', version: '0.0.1', props: { http: '$.interface.http', timer: '$.interface.timer' },
      run(event) { this.$emit(event.body ?? event.timestamp); event.boby; }, //! Property 'boby' does not exist
    };`,

  'action.mjs': `
    import { axios } from '@pipedream/platform';
    export default {
      name: 'Get', key: 'app-get', version: '0.0.1', type: 'action',
      props: {
        github: { type: 'app', app: 'github' },
        db: { type: '$.service.db' },
        any: { type: 'any' },
        map: { type: 'object' },
        flags: { type: 'boolean[]', default: [true] },
        repo: { type: 'string', async options({ page }) { return (await axios(this, { url: 'x', params: { page } })).items; } },
      },
      async run({ $ }) {
        const data = await axios($, { method: 'GET', url: this.repo, headers: { a: this.github.$auth.api_key } });
        if (this.flags.length === 0 || this.any.x) return $.flow.exit('none');
        $.export('$summary', \`Got \${data.items.length}\`);
        $.send.http({ method: 'POST', url: 'https://example.com', data, auth: { username: 'u', password: 'p' } });
        await $.respond({ status: 200, immediate: true, body: { ok: true } });
        $.export('$summary', 3); //! 'number' is not assignable to parameter of type 'string'
        $.summary('x'); //! Property 'summary' does not exist
        $.flow.end('x'); //! Property 'end' does not exist
        $.send.sql({}); //! Property 'sql' does not exist
        $.send.sse({ payload: 1 }); //! 'channel' is missing
        this.$emit(1); //! Property '$emit' does not exist
        this.github.auth; //! Did you mean '$auth'?
        return data;
      },
    };`,

  'steps.mjs': `
    export default {
      name: 'Steps', version: '0.0.1', type: 'action',
      run({ steps }) { return steps; }, //! Property 'steps' does not exist
    };`,

  // One error each, because an invalid shape can hide errors inside.
  'dedup.mjs': `export default { name: 'A', version: '1', dedup: 'unique', run() {} }; //! 'dedup' does not exist`,
  'strategy.mjs': `export default { name: 'A', version: '1', dedupe: 'uniq', run() {} }; //! Type '"uniq"' is not assignable`,
  'version.mjs': `export default { name: 'A', run() {} }; //! Property 'version' is missing`,
  'no-run.mjs': `export default { name: 'A', version: '1' }; //! Property 'run' is missing`,
  'number.mjs': `export default { name: 'A', version: 1, run() {} }; //! 'number' is not assignable to type 'string'`,
  'hook.mjs': `export default { name: 'A', version: '1', hooks: { activated() {} }, run() {} }; //! Did you mean to write 'activate'`,
  'type.mjs': `export default { name: 'A', version: '1', props: { x: { type: 'strng' } }, run() {} }; //! Did you mean '"string"'?`,
  'interface.mjs': `export default { name: 'A', version: '1', props: { x: { type: '$.interface.htp' } }, run() {} }; //! Did you mean '"$.interface.http"'?`,
  'short.mjs': `export default { name: 'A', version: '1', props: { x: '$.service.bd' }, run() {} }; //! Did you mean '"$.service.db"'?`,
  'option.mjs': `export default { name: 'A', version: '1', props: { x: { type: 'string', optionl: true } }, run() {} }; //! UnknownOption<"optionl">`,
  'secret.mjs': `export default { name: 'A', version: '1', props: { x: { type: 'integer', secret: true } }, run() {} }; //! UnknownOption<"secret">`,
  'default.mjs': `export default { name: 'A', version: '1', props: { x: { type: 'integer', default: 'x' } }, run() {} }; //! default: string; }' is not assignable`,
  'options.mjs': `export default { name: 'A', version: '1', props: { x: { type: 'integer', options: ['a'] } }, run() {} }; //! not assignable`,
  'schedule.mjs': `export default { name: 'A', version: '1', props: { x: { type: '$.interface.timer', default: { seconds: 1 } } }, run() {} }; //! 'seconds' does not exist`,
  'app-option.mjs': `export default { type: 'app', app: 'x', propDefinitions: { a: { type: 'string', lable: 'A' } } }; //! UnknownOption<"lable">`,
  'definition.mjs': `import trello from './trello.app.mjs';
    export default { name: 'A', version: '1', props: { x: { propDefinition: [trello, 'bord'] } }, run() {} }; //! UnknownDefinition<"bord">`,
  'positional.mjs': `export default { name: 'A', version: '1', props: { x: { type: 'integer', options: (page) => [page + 1] } }, run() {} }; //! Operator '+' cannot be applied`,
  'any.mjs': `export default { name: 'A', version: '1', props: { x: { type: 'any' } }, run() {} }; //! "any"`,
  'timer-action.mjs': `export default { name: 'A', version: '1', type: 'action', props: { x: '$.interface.timer' }, run() {} }; //! not assignable`,

  // In an editor, without wrapping.
  'jsdoc.mjs': `
    /** @type {import('./component').Source} */
    export const source = { name: 'A', version: '1', props: { x: { type: 'string' } }, run() { this.$emit(this.x); } };
    /** @type {import('./component').Action} */
    export const action = { name: 'A', version: '1', type: 'acton', run() {} }; //! '"acton"' is not assignable to type '"action"'
    /** @type {import('./component').App} */
    export const app = { type: 'app', app: 'x', propDefinitons: {} }; //! Did you mean to write 'propDefinitions'?
    export const satisfied = /** @satisfies {import('./component').Source} */ ({ name: 'A', version: '1', hook: {}, run() {} }); //! 'hook' does not exist
    export const loose = /** @satisfies {import('./component').Source} */ ({ name: 'A', version: '1', run() { this.any.thing(); } });`,
};

let folder = '';
const found = new Map<string, string>();

beforeAll(() => {
  mkdirSync(join(root, '.cache'), { recursive: true });
  // In the repository, so that the types of Node.js are found.
  folder = mkdtempSync(join(root, '.cache', 'harness-types-'));
  for (const [name, text] of Object.entries(samples)) writeFileSync(join(folder, name), wrapForTypes(text));
  const compilerOptions = {
    ...sampleCompilerOptions(join(root, 'types')),
    // The declarations themselves are checked as well.
    skipLibCheck: false,
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.mjs'] }));
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  const { stdout, status } = spawnSync(process.execPath, [tsc, '-p', folder, '--pretty', 'false'], {
    encoding: 'utf8',
  });
  expect(status, stdout).toBe(1);
  let place = '';
  for (const line of stdout.split('\n')) {
    const match = /^(\S+)\((\d+),\d+\): (.*)$/.exec(line);
    if (match) place = `${relative(folder, join(process.cwd(), match[1] ?? ''))}:${match[2]}`;
    found.set(place, `${found.get(place) ?? ''}${match?.[3] ?? line}\n`);
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('types/component-checks.d.ts', () => {
  const lines = Object.entries(samples).flatMap(([file, text]) =>
    text
      .split('\n')
      .map((line, index) => ({ place: `${file}:${index + 1}`, expected: line.split('//! ')[1] })),
  );
  const wrong = lines.filter(({ expected }) => expected !== undefined);

  test.each(wrong)('$place: $expected', ({ place, expected }) => {
    expect(found.get(place)).toContain(expected);
  });

  test('everything else is valid', () => {
    expect([...found.keys()].filter((place) => !wrong.some((line) => line.place === place))).toEqual([]);
  });
});

describe('wrapping a sample', () => {
  test.each([
    [`export default { type: 'action' };\n`, 'checkAction'],
    [`export default { 'type': "app" };`, 'checkApp'],
    [`export default { type: 'source' };`, 'checkSource'],
    ['export default { run() {} }', 'checkSource'],
    ['export default { props: {}, ["methods"]: {} };', 'checkPart'],
  ])('%j is checked by %s, on the same lines', (text, check) => {
    const wrapped = wrapForTypes(text);
    expect(wrapped.startsWith(`export default ${check}({`)).toBe(true);
    expect(wrapped).toContain(`import { ${check} } from 'component-checks';`);
    expect(wrapped.indexOf('import')).toBeGreaterThan(text.trimEnd().length);
  });

  test('a module without a default object is left unchanged', () => {
    for (const text of ['const a = 1;', 'const a = {}; export default a;'])
      expect(wrapForTypes(text)).toBe(text);
  });

  test('a component that declares its type is left unchanged', () => {
    const text = `/** @type {import("./component").Source<{ db: string }>} */\nexport default { run() {} }`;
    expect(wrapForTypes(text)).toBe(text);
  });
});

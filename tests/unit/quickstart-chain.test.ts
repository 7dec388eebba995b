import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { limits } from '../../data/limits.ts';
import { quickstart } from '../../data/quickstart.ts';
import { quickstartGivens as givens } from '../../samples/givens/quickstart.ts';
import { runWorkflow } from '../../samples/harness/node/run-workflow.ts';
import type { StepDefinition } from '../../samples/harness/workflow/definition.ts';
import type { Run } from '../../samples/harness/workflow/run.ts';
import type { Trigger } from '../../samples/harness/workflow/triggers.ts';
import { httpTrigger, sampleContext } from '../../samples/harness/workflow/triggers.ts';
import { byHost, openStage } from '../../samples/stage/stage.ts';
import { chapters, codeName, exportName, stepsAfter } from './support/quickstart-chapters.ts';

/** The chapters that extend one workflow, from hello world! to the schedule that calls it. */
const httpChapters = chapters.slice(1, 9);

/** The button Send Test Event sends a POST request with sample data, whose raw event may have no path. */
const testEvent: Trigger = {
  event: {
    body: { email: 'user@example.com', mock_data: 'true', url: 'http://example.com/' },
    client_ip: '203.0.113.7',
    headers: { host: 'sample.m.pipedream.net' },
    method: 'POST',
    query: {},
    url: 'https://sample.m.pipedream.net/',
  },
  context: sampleContext,
  raw_event: { method: 'POST', scheme: 'HTTPS' },
  pd_event_type: 'test',
};

/** Returns the fields of a value if it is an object. */
const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

const stage = openStage([]);
let hosts: Record<string, string> = {};
beforeAll(async () => {
  const working = Object.values(givens).filter(({ error }) => !error);
  hosts = byHost(await stage.hosts({ hosts: Object.assign({}, ...working.map((given) => given.hosts)) }));
});
afterAll(() => stage.close());

const runs = new Map<string, Promise<Run>>();

/** Runs a workflow, once for the same steps and event, because chapters share most of theirs. */
function run(steps: readonly StepDefinition[], trigger: Trigger, env: Record<string, string> = {}) {
  const key = JSON.stringify([steps, trigger, env]);
  const known = runs.get(key) ?? runWorkflow({ trigger, steps, env }, { hosts });
  runs.set(key, known);
  return known;
}

/** Returns the response to the caller, with parsed JSON. */
function answerOf({ response }: Run): { status?: number; body?: unknown } {
  const { status, body, headers = {} } = response ?? {};
  const isJson = headers['content-type'] === 'application/json';
  return { status, body: isJson ? JSON.parse(String(body)) : body };
}

/** Returns the JSON block without a title at the end of a page. */
function lastJson(route: string): unknown {
  const { samples = [] } = chapters.find((chapter) => chapter.route === route) ?? {};
  const shown = samples.findLast(({ sample: { fence } }) => fence.language === 'json' && !fence.title);
  return JSON.parse(shown?.sample.code ?? 'null');
}

const greeting = (name: string) => ({ status: 200, body: `hello ${name}!` });
const position = { status: 200, body: { latitude: '-12.8046', longitude: '61.0823' } };
const rows = { status: 200, body: lastJson('/quickstart/use-managed-auth-in-code/') };

/** The responses that each chapter promises to a request with a name, to one without data, and to a test event. */
const promises = [
  ['/quickstart/hello-world/', greeting('world'), greeting('world')],
  ['/quickstart/hello-name/', greeting('foo'), greeting('world')],
  ['/quickstart/make-http-request/', position, position],
  ['/quickstart/using-npm-packages/', position, position],
  ['/quickstart/add-data-to-google-sheets/', position, position],
  ['/quickstart/end-workflow-early/', position, position],
  ['/quickstart/use-managed-auth-in-code/', rows, rows],
  ['/quickstart/run-workflow-on-a-schedule/', rows, rows],
] as const;

const early = '/quickstart/end-workflow-early/';
const accounts = '/quickstart/use-managed-auth-in-code/';
const schedule = '/quickstart/run-workflow-on-a-schedule/';

/** Returns the HTTP workflow after a chapter. */
const workflowAfter = (route: string, withOptional: boolean) => {
  const index = httpChapters.findIndex((chapter) => chapter.route === route);
  return stepsAfter(httpChapters.slice(0, index + 1), withOptional);
};

test('the chapters are in the tested order, and the first page draws the steps in the same order', () => {
  expect(httpChapters.map(({ route }) => route)).toEqual(promises.map(([route]) => route));
  const drawing = readFileSync('content/quickstart/quickstart-workflow.svg', 'utf8');
  const drawn = [...drawing.matchAll(/<text class="m"[^>]*>(\w+)</g)].map(([, name]) => name);
  const built = workflowAfter('/quickstart/run-workflow-on-a-schedule/', false).map(({ name }) => name);
  expect(drawn).toEqual(['trigger', ...built]);
});

describe.each([
  ['without the optional parts', false],
  ['with the optional parts', true],
])('the HTTP workflow %s', (_, withOptional) => {
  test.each(promises)('after %s', async (route, named, plain) => {
    const steps = workflowAfter(route, withOptional);
    const triggers = [httpTrigger({ path: '/?name=foo' }), httpTrigger(), testEvent];
    const results: Run[] = [];
    // One after the other, so that all use the same thread.
    for (const trigger of triggers) results.push(await run(steps, trigger));
    for (const { error, end, warnings, unhandled } of results)
      expect({ error, end, warnings, unhandled }).toEqual({ warnings: [], unhandled: [] });
    expect(results.map(answerOf)).toEqual([named, plain, plain]);
  });

  test('ends requests that need no full run, starting with the chapter that explains it', async () => {
    const ended = async (route: string, trigger: Trigger) => {
      const result = await run(workflowAfter(route, withOptional), trigger);
      return [result.response?.status, result.end?.message];
    };
    const favicon = httpTrigger({ path: '/favicon.ico' });
    const keepwarm = httpTrigger({ path: '/keepwarm' });
    expect(await ended('/quickstart/add-data-to-google-sheets/', favicon)).toEqual([200, undefined]);
    for (const route of [early, accounts, schedule])
      expect(await ended(route, favicon)).toEqual([404, 'favicon.ico request']);
    expect(await ended(accounts, keepwarm)).toEqual([200, undefined]);
    expect(await ended(schedule, keepwarm)).toEqual([204, '/keepwarm invocation']);
    const head = httpTrigger({ method: 'HEAD' });
    expect(await ended(early, head)).toEqual([200, withOptional ? 'HEAD request' : undefined]);
  });
});

test('the exports on pages, and the references in their forms, exist in a run', async () => {
  let [exports, references] = [0, 0];
  for (const { route, samples, source } of httpChapters) {
    const { steps } = await run(workflowAfter(route, false), httpTrigger());
    for (const { sample } of samples) {
      const name = exportName(sample);
      if (!name) continue;
      expect(steps[name]?.$return_value, `${route} ${name}`).toEqual(JSON.parse(sample.code));
      exports++;
    }
    references += expectReferences(source, steps);
  }
  expect(Math.min(exports, references)).toBeGreaterThan(0);
});

/** Expects every `{{steps.…}}` of a page to be the path of an export. Returns their number. */
function expectReferences(source: string, steps: Run['steps']): number {
  const references = [...source.matchAll(/\{\{steps\.([\w$.]+)\}\}/g)];
  for (const [, path = ''] of references) {
    const value = path.split('.').reduce<unknown>((object, key) => fieldsOf(object)[key], steps);
    expect(value, path).toBeDefined();
  }
  return references.length;
}

describe('the workflows of the later chapters', () => {
  const chapter = (name: string) => chapters.filter(({ route }) => route === `/quickstart/${name}/`);
  const steps = (name: string): StepDefinition[] =>
    chapter(name)
      .flatMap(({ samples }) => samples)
      .flatMap(({ sample }) => (codeName(sample) ? [{ name: codeName(sample), code: sample.code }] : []));
  const event = (name: string) => fieldsOf(givens[name]?.trigger?.event);

  test('an RSS item with a keyword is emailed, unlike others', async () => {
    const kept = await run(steps('email-yourself'), { event: event('rss-item') });
    expect([kept.end, kept.error]).toEqual([undefined, undefined]);
    expect(expectReferences(chapter('email-yourself')[0]?.source ?? '', kept.steps)).toBeGreaterThan(0);
    const other = { ...event('rss-item'), title: 'A quiet harbor', description: 'Ships slow down.' };
    expect((await run(steps('email-yourself'), { event: other })).end).toEqual({
      step: 'keep_matching',
      message: 'No keyword in this item',
    });
  });

  test('a tweet becomes six blocks, or five without a picture', async () => {
    const blocksOf = async (tweet: Record<string, unknown>) => {
      const result = await run(steps('real-world-example'), { event: tweet, context: sampleContext });
      expect(result.error).toBeUndefined();
      const { source = '' } = chapter('real-world-example')[0] ?? {};
      expect(expectReferences(source, result.steps)).toBeGreaterThan(0);
      return result.steps.generate_slack_blocks?.$return_value;
    };
    expect(await blocksOf(event('tweet'))).toHaveLength(6);
    expect(await blocksOf({ ...event('tweet'), entities: {} })).toHaveLength(5);
  });

  test('the finished HTTP workflow with the key of the last page responds only to requests with that key', async () => {
    const [key] = steps('next-steps').filter(({ name }) => name === 'check_key');
    if (!key) throw new Error('The last page has no steps.check_key.');
    const locked = [key, ...workflowAfter('/quickstart/run-workflow-on-a-schedule/', false)];
    const answer = async (trigger: Trigger) =>
      answerOf(await run(locked, trigger, givens['quickstart-key']?.env));
    const refused = { status: 401, body: 'Wrong key' };
    expect(await answer(httpTrigger())).toEqual(refused);
    expect(await answer(testEvent)).toEqual(refused);
    expect(await answer(httpTrigger({ headers: { 'X-Api-Key': 'k-4711' } }))).toEqual(rows);
  });
});

test('all schedules of the chapters together exceed the free quota, as the next steps say', () => {
  const quota = Number(limits.dailyInvocations);
  expect(quickstart.allPerDay).toBe(4 * 96);
  expect(quickstart.allPerDay).toBeGreaterThan(quota);
  expect(quickstart.schedulePerDay + quickstart.sourcePerDay).toBeLessThan(quota);
  expect(quickstart.warmPerDay).toBeGreaterThan(quota);
  expect((quickstart.hoursOfQuota * quickstart.allPerDay) / 24).toBeLessThanOrEqual(quota);
});

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { limits } from '../../data/limits.ts';
import { platform } from '../../data/platform.ts';
import { print } from '../../data/quantity.ts';
import { createBackend } from '../../samples/rest/backend.ts';
import { lintOpenapi } from '../../samples/rest/lint.ts';
import { resolve } from '../../src/openapi/description.ts';
import { operationsOf } from '../../src/openapi/operations.ts';
import { openapiFile, readOpenapi } from '../../src/openapi/read.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

const api = readOpenapi();
const operations = operationsOf(api);

/** Method, path, success status, whether it is paginated, and which parts of the response are assumed. */
const documented = [
  ['createComponent', 'POST /components', 200, '', 'status'],
  ['getComponent', 'GET /components/{component}', 200, '', 'status'],
  ['getRegistryComponent', 'GET /components/registry/{key}', 200, '', 'status'],
  ['listSourceEvents', 'GET /sources/{id}/event_summaries', 200, 'pages', 'status'],
  ['deleteSourceEvents', 'DELETE /sources/{id}/events', 202, '', ''],
  ['listOrgSubscriptions', 'GET /orgs/{org_id}/subscriptions', 200, '', 'status'],
  ['listOrgSources', 'GET /orgs/{org_id}/sources', 200, 'pages', 'status'],
  ['listMySources', 'GET /users/me/sources', 200, 'pages', 'status'],
  ['createSource', 'POST /sources', 200, '', ''],
  ['updateSource', 'PUT /sources/{id}', 200, '', 'status and body'],
  ['deleteSource', 'DELETE /sources/{id}', 200, '', 'status'],
  ['createSubscription', 'POST /subscriptions', 200, '', 'body'],
  ['deleteSubscription', 'DELETE /subscriptions', 200, '', 'status'],
  ['createAutoSubscription', 'POST /auto_subscriptions', 200, '', 'status'],
  ['createWebhook', 'POST /webhooks', 200, '', 'status'],
  ['listWorkflowEmits', 'GET /workflows/{workflow_id}/event_summaries', 200, 'pages', 'status'],
  ['listWorkflowErrors', 'GET /workflows/{workflow_id}/$errors/event_summaries', 200, 'pages', 'status'],
  ['getCurrentUser', 'GET /users/me', 200, '', 'status'],
  ['listMySubscriptions', 'GET /users/me/subscriptions', 200, '', 'status'],
  ['listMyWebhooks', 'GET /users/me/webhooks', 200, 'pages', 'status'],
];

describe('data/openapi.yaml', () => {
  test('passes the linter', async () => {
    expect(await lintOpenapi()).toEqual([]);
  });

  test('is rejected if an example does not match its schema', async () => {
    const file = join(temporaryFolder(), 'openapi.yaml');
    writeFileSync(file, readFileSync(openapiFile, 'utf8').replaceAll('active: true', 'active: 1'));
    expect(await lintOpenapi(file)).toContain(
      '#/paths/~1webhooks/post/responses/200/content/application~1json/example/data/active: ' +
        'Example value must conform to the schema: `active` property type must be boolean. (no-invalid-media-type-examples)',
    );
  });

  test('has the operations of the API, and marks assumptions', () => {
    const described = operations.map(({ id, method, path, parameters, answer }) => [
      id,
      `${method} ${path}`,
      answer.status,
      parameters.some(({ name }) => name === 'after') ? 'pages' : '',
      [answer.undocumented && 'status', answer.body?.undocumented && 'body'].filter(Boolean).join(' and '),
    ]);
    expect(described.sort()).toEqual(documented.toSorted());
  });

  test('has an example and a description for every parameter', () => {
    const all = operations.flatMap(({ id, parameters }) => parameters.map((one) => ({ id, ...one })));
    expect(all.filter(({ example, description }) => example === undefined || !description)).toEqual([]);
  });

  test('has the limits and URLs of data/', () => {
    expect(api.servers).toEqual([{ url: platform.apiBaseUrl }]);
    const text = readFileSync(openapiFile, 'utf8');
    expect(text.match(/up to the last (\d+)/g)).toEqual(
      Array(4).fill(`up to the last ${limits.inspectorEvents}`),
    );
    expect(limits.workflowErrors).toBe(limits.inspectorEvents);
    expect(text).toContain(`A value can be up to ${print(limits.configuredProps)}.`);
    expect(operations.find(({ id }) => id === 'getCurrentUser')?.answer.body?.example).toMatchObject({
      data: {
        daily_invocations_quota: limits.dailyInvocations,
        daily_compute_time_quota: limits.dailyComputeMilliseconds,
      },
    });
  });

  test('a dead reference is reported', () => {
    expect(() => resolve(api, { $ref: '#/components/schemas/Nothing' })).toThrow(
      'data/openapi.yaml has no #/components/schemas/Nothing.',
    );
  });
});

describe('the examples of responses', async () => {
  const backend = await createBackend(api);
  const answers = operations.filter(({ answer }) => answer.body);

  test.each(answers)("that of $id matches its schema, and doesn't without its data", ({ id, answer }) => {
    expect(backend.validateResponse(answer.body?.example, id, answer.status).errors).toBeNull();
    expect(backend.validateResponse({}, id, answer.status).valid).toBe(false);
  });

  test('every example of a user matches', () => {
    const content = api.paths?.['/users/me']?.get?.responses?.['200'];
    const examples = content && 'content' in content ? content.content?.['application/json']?.examples : {};
    const values = Object.values(examples ?? {}).map((example) =>
      'value' in example ? example.value : undefined,
    );
    expect(values).toHaveLength(2);
    for (const value of values)
      expect(backend.validateResponse(value, 'getCurrentUser', 200).errors).toBeNull();
  });
});

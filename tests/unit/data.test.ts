import { describe, expect, test } from 'vitest';
import anchors from '../../data/anchors.lock.json';
import { plans } from '../../data/plans.ts';
import { isConstant, print } from '../../data/quantity.ts';
import { redirects } from '../../data/redirects.ts';
import { sidebar } from '../../data/sidebar.ts';
import { usage } from '../../data/usage.ts';
import type { Given } from '../../samples/givens/given.ts';
import { scope, type Value } from '../../src/content/tree/expressions.ts';
import { normalizeRoute } from '../../src/shared/paths.ts';
import { isExternal } from '../../src/shared/redirects.ts';
import { routes } from '../specification/routes.ts';

describe('tests/specification/routes.ts', () => {
  test('lists no route twice, and each in its normalized form', () => {
    expect(routes).toEqual([...new Set(routes)]);
    for (const route of routes) expect(normalizeRoute(route)).toBe(route);
  });

  test('has no fewer pages than the specification, including the home page', () => {
    expect(routes.length).toBeGreaterThanOrEqual(111);
  });
});

describe('data/sidebar.ts', () => {
  test('shows the entries in the order of the specification, after the home page', () => {
    const titles = sidebar.map((entry) => entry.title);
    expect(titles).toEqual([
      'Overview',
      'Quickstart',
      'Workflows',
      'Connecting Apps',
      'Workflow Events',
      'Managing Workflows',
      'Managing Errors',
      'Components',
      'User settings',
      'Examples',
      'CLI',
      'APIs',
      'Destinations',
      'Integrations',
      'Limits',
      'New Features / Bugs',
      'Privacy & Security',
      'Support and Community',
      'Troubleshooting',
      'Orgs',
      'Pricing',
      'Status',
    ]);
    expect(sidebar[0]).toEqual({ type: 'page', route: '/', title: 'Overview' });
  });

  const listed = sidebar.flatMap((entry) => {
    if (entry.type === 'link') return [];
    return entry.type === 'page' ? [entry.route] : entry.items.map(({ route }) => route);
  });

  test('lists only routes of the specification', () => {
    expect(listed.filter((route) => !routes.includes(route))).toEqual([]);
  });

  test('lists a page twice only if it belongs to two groups', () => {
    const twice = listed.filter((route, index) => listed.indexOf(route) !== index);
    expect(twice.sort()).toEqual(['/apps/all-apps/', '/components/actions/']);
  });

  test('links to other sites only for Support and Community', () => {
    expect(sidebar.filter(({ type }) => type === 'link')).toEqual([
      { type: 'link', title: 'Support and Community', href: 'https://pipedream.com/support' },
    ]);
  });
});

describe('data/redirects.ts', () => {
  test('has every redirect of the specification', () => {
    const targets = Object.fromEntries(redirects.map(({ from, to }) => [from, to]));
    expect(targets).toMatchObject({
      '/cron/': '/workflows/steps/triggers/#schedule',
      '/notebook/': '/workflows/steps/',
      '/workflows/fork/': '/workflows/copy/',
      '/notebook/fork/': '/workflows/copy/',
      '/what-is-pipedream/': '/',
      '/apps/all-apps': 'https://pipedream.com/apps',
    });
  });

  test('leads to routes of the specification or to complete URLs', () => {
    const lost = redirects.filter(({ to }) => !isExternal(to) && !routes.includes(to.replace(/#.*$/, '')));
    expect(lost).toEqual([]);
  });
});

describe('data/anchors.lock.json', () => {
  test('contains ids of existing routes, unique and sorted, so that diffs are readable', () => {
    for (const [route, ids] of Object.entries(anchors)) {
      expect(routes).toContain(route);
      expect(ids).toEqual([...new Set(ids)].sort());
    }
  });
});

describe('constants', () => {
  const printed = (group: Record<string, Value> = {}) =>
    Object.fromEntries(
      Object.entries(group).map(([name, value]) => [name, isConstant(value) ? print(value) : value]),
    );

  test('are printed as in the specification, section 9', () => {
    expect(printed(scope.limits)).toMatchObject({
      httpPayload: '512KB',
      emailPayload: '150KB',
      functionPayload: '6MB',
      memoryDefault: '256MB',
      memoryMaximum: '10GB',
      inspectorEvents: '100',
      inspectorDays: '30',
      dailyInvocations: '333',
      freeOrgDailyInvocations: '66',
      queueDefault: '100',
      queueMaximum: '10,000',
      configuredProps: '64KB',
      workflowErrors: '100',
    });
    expect(printed(scope.plans)).toMatchObject({
      pricePerInvocation: '$0.0002',
      freeMonthlyInvocations: '10,000',
      proMonthlyInvocations: '20,000',
      teamMonthlyInvocations: '20,000',
      enterpriseMonthlyInvocations: '100,000',
      teamMembers: '5',
      proMonthlyPrice: '$19',
      teamMonthlyPrice: '$19',
    });
    expect(printed(scope.platform)).toMatchObject({ nodeVersion: '14' });
  });

  test('the monthly price and the rest of the free daily quota are computed from them', () => {
    const { everyMinute, everyFiveMinutes } = usage;
    expect(everyMinute).toMatchObject({ daily: 1440, monthly: 43_200, additional: 23_200 });
    expect([everyMinute.surcharge, everyMinute.price].map(print)).toEqual(['$4.64', '$23.64']);
    expect(everyFiveMinutes).toMatchObject({ daily: 288, left: 45, additional: 0 });
    expect(print(everyFiveMinutes.price)).toBe(print(plans.proMonthlyPrice));
  });
});

test('the names of all givens in samples/givens are unique', () => {
  const files = import.meta.glob<Record<string, Record<string, Given>>>(
    ['../../samples/givens/*.ts', '!**/index.ts'],
    {
      eager: true,
    },
  );
  const names = Object.values(files).flatMap((exported) => Object.values(exported).flatMap(Object.keys));
  expect(names.length).toBeGreaterThan(5);
  expect(names).toEqual([...new Set(names)]);
});

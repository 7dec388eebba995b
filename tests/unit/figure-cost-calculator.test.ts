import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { costOf } from '../../data/cost.ts';
import { limits } from '../../data/limits.ts';
import { plans } from '../../data/plans.ts';
import { describeFree, pricesOf, printUsed } from '../../src/figures/CostCalculator/describe.ts';
import { examples, initialLoad, printRuns, stops } from '../../src/figures/CostCalculator/settings.ts';
import { type Load, priceLine, usageOf } from '../../src/figures/CostCalculator/usage.ts';

const load: fc.Arbitrary<Load> = fc.record({
  runs: fc.integer({ min: 1, max: 100_000 }),
  seconds: fc.constantFrom(...stops.seconds),
  memory: fc.constantFrom(...stops.memory),
  hasSource: fc.boolean(),
});

describe('a load', () => {
  test('is free up to the limits of Developer, and not for one run more', () => {
    fc.assert(
      fc.property(load, (given) => {
        const { freeRuns } = usageOf(given);
        if (freeRuns > 0) expect(usageOf({ ...given, runs: freeRuns }).isFree).toBe(true);
        expect(usageOf({ ...given, runs: freeRuns + 1 }).isFree).toBe(false);
      }),
    );
  });

  test('lists its limits in the order in which they are reached', () => {
    fc.assert(
      fc.property(load, (given) => {
        const shares = usageOf(given).used.map(({ amount, most }) => amount / most);
        expect(shares).toEqual(shares.toSorted((one, other) => other - one));
        expect(new Set(usageOf(given).used.map(({ limit }) => limit)).size).toBe(3);
      }),
    );
  });

  test('costs proportionally more with more invocations', () => {
    fc.assert(
      fc.property(load, (given) => {
        const [one, two] = [usageOf(given), usageOf({ ...given, runs: given.runs + 1 })];
        expect(two.month.price.dollars).toBeGreaterThanOrEqual(one.month.price.dollars);
        expect(one.month.price.dollars).toBeGreaterThanOrEqual(plans.proMonthlyPrice.dollars);
        expect(one.month.invocations).toBe(one.daily * 30);
        expect(one.daily).toBe(given.runs * (given.memory + Number(given.hasSource)));
      }),
    );
  });
});

test('the plotted price starts at zero, ends at the right edge, and never falls', () => {
  fc.assert(
    fc.property(load, fc.integer({ min: 10, max: 200_000 }), (given, most) => {
      const line = priceLine(given, most);
      expect(line[0]).toEqual({ runs: 0, dollars: 0 });
      expect(line.at(-1)?.runs).toBe(most);
      for (const [index, { runs, dollars }] of line.entries()) {
        expect(runs).toBeGreaterThanOrEqual(line[index - 1]?.runs ?? 0);
        expect(dollars).toBeGreaterThanOrEqual(line[index - 1]?.dollars ?? 0);
      }
    }),
  );
});

test('a month above the base quota is priced per invocation', () => {
  const additional = 1440 * 30 - plans.proMonthlyInvocations;
  const surcharge = additional * plans.pricePerInvocation.dollars;
  expect(costOf(1440)).toEqual({
    invocations: 43_200,
    additional,
    surcharge: { dollars: surcharge },
    price: { dollars: plans.proMonthlyPrice.dollars + surcharge },
  });
  expect(costOf(100).price).toEqual(plans.proMonthlyPrice);
});

describe('descriptions', () => {
  const say = (given: Partial<Load>) => {
    const whole = { ...initialLoad, ...given };
    return describeFree(whole, usageOf(whole));
  };
  test('the limit that is reached first is named', () => {
    expect(say({ runs: 96, seconds: 5 })).toBe('Free, with room for up to 333 runs a day.');
    expect(say({ runs: 1440, seconds: 1 })).toBe(
      'Too much for Developer, whose invocations cover only 333 runs like these a day.',
    );
    expect(say({ runs: 96, seconds: 60 })).toBe(
      'Too much for Developer, whose compute time covers only 30 runs like these a day.',
    );
    expect(say({ runs: 1, seconds: 750 })).toBe(
      'Runs of 750 seconds need a paid plan, because Developer allows 300.',
    );
    expect(say({ seconds: limits.timeoutPaidMaximumSeconds + 1 })).toContain('on every plan');
  });

  test('prices are broken down', () => {
    const prices = pricesOf(usageOf(examples['A schedule every minute']));
    expect(prices.map(({ plan, price }) => [plan, price])).toEqual([
      ['Developer', '–'],
      ['Professional', '$23.64'],
      ['Team', '$23.64'],
      ['Enterprise', 'Contact sales'],
    ]);
    expect(prices[1]?.because).toBe('$19 plus 23,200 × $0.0002');
    expect(usageOf(examples['400 source events a day']).daily).toBe(800);
  });

  test('amounts have their units', () => {
    const { used } = usageOf({ runs: 96, seconds: 5, memory: 4, hasSource: false });
    expect(used.map(printUsed)).toEqual(['384 of 333 a day', '8 of 30 min a day', '5 of 300 s a run']);
    expect([1, 96, 1440, 24, 5000].map(printRuns)).toEqual([
      '1',
      '96, every 15 min',
      '1,440, every minute',
      '24, every hour',
      '5,000',
    ]);
  });
});

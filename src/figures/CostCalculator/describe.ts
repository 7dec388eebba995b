import { limits } from '../../../data/limits.ts';
import { plans } from '../../../data/plans.ts';
import { print } from '../../../data/quantity.ts';
import type { Load, Usage, Used } from './usage.ts';

const oneDecimal = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

/** How much of a limit is used: `96 of 333 a day`. */
export function printUsed({ limit, amount, most }: Used): string {
  const [unit, per] = units[limit];
  return `${oneDecimal.format(amount)} of ${print(most)}${unit} ${per}`;
}

const units = { invocations: ['', 'a day'], compute: [' min', 'a day'], time: [' s', 'a run'] } as const;

/** Names of the limits. */
export const limitNames = {
  invocations: 'Invocations',
  compute: 'Compute time',
  time: 'Time per run',
} as const;

/** Says which limit of the free plan is reached first. */
export function describeFree(
  { seconds }: Load,
  { used: [first], freeRuns, isTooLong, isFree }: Usage,
): string {
  if (isTooLong)
    return `A run can take ${print(limits.timeoutPaidMaximumSeconds)} seconds at most, on every plan.`;
  if (seconds > limits.timeoutFreeMaximumSeconds)
    return `Runs of ${print(seconds)} seconds need a paid plan, because Developer allows ${print(limits.timeoutFreeMaximumSeconds)}.`;
  const runs = `${print(freeRuns)} ${freeRuns === 1 ? 'run' : 'runs'}`;
  const cover = first.limit === 'compute' ? 'compute time covers' : 'invocations cover';
  return isFree
    ? `Free, with room for up to ${runs} a day.`
    : `Too much for Developer, whose ${cover} only ${runs} like these a day.`;
}

/** The monthly price of a plan. */
export interface PlanPrice {
  plan: string;
  price: string;
  /** How the price is composed, or why the plan doesn't fit. */
  because: string;
}

/** The price of each plan. */
export function pricesOf({ isFree, isTooLong, month, daily }: Usage): PlanPrice[] {
  const paid = (plan: string, fee: number): PlanPrice => ({
    plan,
    price: isTooLong ? '–' : print({ dollars: Math.round(month.price.dollars * 100) / 100 }),
    because:
      month.additional === 0
        ? `${print(month.invocations)} invocations are included`
        : `${print({ dollars: fee })} plus ${print(month.additional)} × ${print(plans.pricePerInvocation)}`,
  });
  return [
    {
      plan: 'Developer',
      price: isFree ? 'Free' : '–',
      because: isFree ? `${print(daily)} invocations a day` : 'above the free limits',
    },
    paid('Professional', plans.proMonthlyPrice.dollars),
    paid('Team', plans.teamMonthlyPrice.dollars),
    {
      plan: 'Enterprise',
      price: 'Contact sales',
      because: `${print(plans.enterpriseMonthlyInvocations)} invocations are included`,
    },
  ];
}

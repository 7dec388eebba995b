import { dollars } from './quantity.ts';

/**
 * Plans and their prices. The names of numbers include their unit; `quantity.ts` formats them.
 * Pages use them as `{plans.proMonthlyPrice}` in prose and `%{plans.proMonthlyPrice}` in code.
 */
export const plans = {
  /** Price of an invocation above the base quota. */
  pricePerInvocation: dollars(0.0002),
  freeMonthlyInvocations: 10_000,
  proMonthlyInvocations: 20_000,
  teamMonthlyInvocations: 20_000,
  enterpriseMonthlyInvocations: 100_000,
  proMonthlyPrice: dollars(19),
  teamMonthlyPrice: dollars(19),
  /** Members of an organization. */
  teamMembers: 5,
  enterpriseUptimePercent: 99.95,
  /** Shortest run that is billed. */
  computeMinimumMilliseconds: 100,
} as const;

/**
 * Plans and what they cost, as a reader sees them printed.
 * In prose `{plans.proMonthlyPrice}`, in code `%{plans.proMonthlyPrice}`.
 */
export const plans = {
  /** US dollars for one invocation above the base quota. */
  pricePerInvocation: '0.0002',
  freeMonthlyInvocations: '10,000',
  proMonthlyInvocations: '20,000',
  teamMonthlyInvocations: '20,000',
  enterpriseMonthlyInvocations: '100,000',
  proMonthlyPrice: '$19',
  teamMonthlyPrice: '$19',
  /** Members of an organization. */
  teamMembers: '5',
  enterpriseUptime: '99.95%',
  /** Shortest run that is billed. */
  computeMinimumMilliseconds: '100',
} as const;

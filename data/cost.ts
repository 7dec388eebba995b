import { plans } from './plans.ts';
import { dollars, type Money } from './quantity.ts';

/** The number of days in a month, for computing amounts and prices. */
export const daysInMonth = 30;

/** The invocations of a month, and their price on Professional or Team. */
export interface MonthlyCost {
  invocations: number;
  /** Invocations above the base quota, and their price. */
  additional: number;
  surcharge: Money;
  /** Includes the platform fee. */
  price: Money;
}

/** Computes the price of a month with this many invocations a day. The paid plans with published prices cost the same. */
export function costOf(dailyInvocations: number): MonthlyCost {
  const invocations = dailyInvocations * daysInMonth;
  const additional = Math.max(0, invocations - plans.proMonthlyInvocations);
  const surcharge = additional * plans.pricePerInvocation.dollars;
  return {
    invocations,
    additional,
    surcharge: dollars(surcharge),
    price: dollars(plans.proMonthlyPrice.dollars + surcharge),
  };
}

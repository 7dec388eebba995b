import { plans } from './plans.ts';
import { dollars, type Money } from './quantity.ts';

/** Amounts and prices are computed for a month of this many days. */
export const daysInMonth = 30;

/** A month's invocations, and their price on Professional or Team. */
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

import { plans } from './plans.ts';
import { dollars, type Money } from './quantity.ts';

/** Days of the month that amounts and prices are computed for. */
export const daysInMonth = 30;

/** What invocations come to in a month, and what they cost on Professional or Team. */
export interface MonthlyCost {
  invocations: number;
  /** Those above the base quota, and what they cost. */
  additional: number;
  surcharge: Money;
  /** With the platform fee. */
  price: Money;
}

/** Prices a month of so many invocations a day. The paid plans whose price is published cost the same. */
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

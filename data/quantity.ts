const bytesIn = { KB: 1024, MB: 1024 ** 2, GB: 1024 ** 3, TB: 1024 ** 4 } as const;

/** An amount of data, with the unit in which it is printed. */
export type Size = { readonly bytes: number; readonly unit: keyof typeof bytesIn };

/** An amount of money in US dollars. */
export type Money = { readonly dollars: number };

/** A value of `data/`: a string, a number with its unit in the name, or an amount with a unit. */
export type Constant = string | number | Size | Money;

/** `size(512, 'KB')` is 512 × 1024 bytes, printed as `512KB`. */
export const size = (count: number, unit: Size['unit']): Size => ({ bytes: count * bytesIn[unit], unit });

/** `dollars(19)` is printed as `$19`. */
export const dollars = (amount: number): Money => ({ dollars: amount });

/** Multiplies a size. The unit stays the same. */
export const times = ({ bytes, unit }: Size, factor: number): Size => ({ bytes: bytes * factor, unit });

/** Whether a value of `data/` is a constant, as opposed to a group of constants. */
export function isConstant(value: unknown): value is Constant {
  if (typeof value === 'string' || typeof value === 'number') return true;
  return typeof value === 'object' && value !== null && ('bytes' in value || 'dollars' in value);
}

const count = new Intl.NumberFormat('en-US');
const price = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 4,
  trailingZeroDisplay: 'stripIfInteger',
});

/** Formats a constant as it is printed everywhere on the site: `10,000`, `512KB`, `$19`, `$0.0002`. */
export function print(constant: Constant): string {
  if (typeof constant === 'string') return constant;
  if (typeof constant === 'number') return count.format(constant);
  if ('dollars' in constant) return price.format(constant.dollars);
  return `${constant.bytes / bytesIn[constant.unit]}${constant.unit}`;
}

const units: Record<string, number> = { B: 1, KB: 1024, MB: 1024 ** 2, GB: 1024 ** 3, TB: 1024 ** 4 };

/**
 * Bytes of a size as `data/limits.ts` spells them (/limits/): `6MB` is 6 × 1024 × 1024.
 */
export function parseSize(size: string): number {
  const [, count, unit] = /^(\d+(?:\.\d+)?)\s*([A-Z]+)$/.exec(size) ?? [];
  const factor = units[unit ?? ''];
  if (count === undefined || factor === undefined) throw new Error(`"${size}" is not a size such as 6MB.`);
  return Number(count) * factor;
}

const encoder = new TextEncoder();

/** Bytes of a text in UTF-8, or of what is bytes already. */
export const byteLength = (content: string | Uint8Array): number =>
  typeof content === 'string' ? encoder.encode(content).length : content.length;

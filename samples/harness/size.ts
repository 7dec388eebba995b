const encoder = new TextEncoder();

/** Returns the size of a text in UTF-8, or of binary data, in bytes. */
export const byteLength = (content: string | Uint8Array): number =>
  typeof content === 'string' ? encoder.encode(content).length : content.length;

const encoder = new TextEncoder();

/** Bytes of a text in UTF-8, or of what is bytes already. */
export const byteLength = (content: string | Uint8Array): number =>
  typeof content === 'string' ? encoder.encode(content).length : content.length;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Text made safe between tags of HTML and XML. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>]/g, (character) => entities[character] ?? character);

/** Text made safe in an attribute's double quotes. */
export const escapeAttribute = (text: string): string => escapeHtml(text).replaceAll('"', '&quot;');

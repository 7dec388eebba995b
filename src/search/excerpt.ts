import { wordsOf } from './words.ts';

/** A text in pieces: every second one, the first of them behind the first, is what was searched for. */
export type Marked = readonly string[];

/** Letters of an excerpt: two lines of the narrowest list. */
const length = 140;

/** Marks what was searched for in a text. */
export function mark(text: string, isMeant: (term: string) => boolean): Marked {
  const pieces: string[] = [];
  let done = 0;
  for (const { term, start, end } of wordsOf(text)) {
    if (start < done || !isMeant(term)) continue;
    pieces.push(text.slice(done, start), text.slice(start, end));
    done = end;
  }
  return [...pieces, text.slice(done)];
}

/** The part of a text that has the most of what was searched for, marked. */
export function excerptOf(text: string, isMeant: (term: string) => boolean): Marked {
  const start = startOfBest(text, isMeant);
  const end = start + length < text.length ? wordEnd(text, start + length) : text.length;
  const [first = '', ...rest] = mark(text.slice(start, end), isMeant);
  const last = rest.length > 0 ? (rest.pop() ?? '') : '';
  const opening = (start > 0 ? '… ' : '') + first;
  const closing = end < text.length ? ' …' : '';
  return rest.length > 0 ? [opening, ...rest, last + closing] : [opening + closing];
}

/** Where the stretch with the most different meant words begins; a little before the first of them. */
function startOfBest(text: string, isMeant: (term: string) => boolean): number {
  const hits = [...wordsOf(text)].filter(({ term }) => isMeant(term));
  let best = 0;
  let bestCount = 0;
  hits.forEach(({ start }, i) => {
    const inside = new Set<string>();
    for (let j = i; j < hits.length; j++) {
      const hit = hits[j];
      if (!hit || hit.end > start + length) break;
      inside.add(hit.term);
    }
    if (inside.size > bestCount) {
      bestCount = inside.size;
      best = start;
    }
  });
  const sentence = text.lastIndexOf('. ', best);
  if (best - sentence < 50 && sentence >= 0) return sentence + 2;
  if (best < 50) return 0;
  return text.indexOf(' ', best - 40) + 1;
}

function wordEnd(text: string, from: number): number {
  const space = text.lastIndexOf(' ', from);
  return space > from - 30 ? space : from;
}

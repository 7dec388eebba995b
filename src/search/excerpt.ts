import { wordsOf } from './words.ts';

/** A text in pieces. Every second one, starting with the second, is a match. */
export type Marked = readonly string[];

/** Characters of an excerpt: two lines on the narrowest screen. */
const length = 140;

/** Marks the matches in a text. */
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

/**
 * The part of a text with the most matches, marked.
 *
 * @param isMarked the words to mark, if they are others than the matches
 */
export function excerptOf(
  text: string,
  isMeant: (term: string) => boolean,
  isMarked: (term: string) => boolean = isMeant,
): Marked {
  const hit = firstOfBest(text, isMeant);
  const start = startBefore(text, hit.start);
  const least = Math.max(start + length, hit.end);
  const end = least < text.length ? Math.max(wordEnd(text, least), hit.end) : text.length;
  const [first = '', ...rest] = mark(text.slice(start, end), isMarked);
  const last = rest.length > 0 ? (rest.pop() ?? '') : '';
  const opening = (start > 0 ? '… ' : '') + first;
  const closing = end < text.length ? ' …' : '';
  return rest.length > 0 ? [opening, ...rest, last + closing] : [opening + closing];
}

/** The first word of the part with the most different matches; the start of the text if there are none. */
function firstOfBest(text: string, isMeant: (term: string) => boolean): { start: number; end: number } {
  const hits = [...wordsOf(text)].filter(({ term }) => isMeant(term));
  let best = { start: 0, end: 0 };
  let bestCount = 0;
  hits.forEach((first, i) => {
    const inside = new Set<string>();
    for (let j = i; j < hits.length; j++) {
      const hit = hits[j];
      if (!hit || (j > i && hit.end > first.start + length)) break;
      inside.add(hit.term);
    }
    if (inside.size > bestCount) {
      bestCount = inside.size;
      best = first;
    }
  });
  return best;
}

/** The start of an excerpt: that of its sentence, or a few words before the match. */
function startBefore(text: string, place: number): number {
  const sentence = text.lastIndexOf('. ', place);
  if (sentence >= 0 && place - sentence < 50) return Math.min(sentence + 2, place);
  if (place < 50) return 0;
  const space = text.indexOf(' ', place - 40);
  // There may be only a long URL before it.
  return space < 0 || space >= place ? place : space + 1;
}

function wordEnd(text: string, from: number): number {
  const space = text.lastIndexOf(' ', from);
  return space > from - 30 ? space : from;
}

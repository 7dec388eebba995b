// cspell:ignore aren couldn didn didnt doesn doesnt dont hadn hasn isnt shouldn wasn weren wouldn propert
/*
 * Splits text into the words that are indexed and looked up, the same way in the build and in the browser.
 */

/** A word or an identifier: `$.send.http`, `x-pd-upload-body`, `@pipedream/platform`. */
const run =
  /@[\p{L}\p{N}_-]+\/[\p{L}\p{N}_-]+|\$?(?:\.(?=\p{L}))?[\p{L}\p{N}_]+(?:(?:\.\$?|-|\$)[\p{L}\p{N}_]+)*_?/gu;

/** The longest word that is kept. Longer ones are keys or checksums, which nobody types. */
const longest = 40;

/** Words without a meaning of their own. */
const stopWords = new Set(
  `a about above after again all also am an and any are aren as at be because been before being below between both but by can
  cannot cant could couldn did didn didnt do does doesn doesnt doing don done dont down during each e.g few for from further
  had hadn has hasn have haven having he her here his how i i.e if in into is isn isnt it its itself just let like ll m may
  me might mine more most must my need needs no nor now of off on once one only or other our out over own per please rather
  re s same shall she should shouldn so some still such t than that the their them then there these they this those through
  to too under until up upon us ve very via want was wasn way we were weren what when where whether which while who whose why
  will with within won would wouldn you your yours`.split(/\s+/),
);

/** Words that are common in questions and hardly specific. */
const weakWords = new Set(
  `able actually anyone anything best better correctly difference differ different easily easy else exactly find fine five
  four get give go going good happen keep know look make mean place possible proper properly put really right see show
  someone something sure take tell thing three try trying two understand use using used work working`.split(
    /\s+/,
  ),
);

/** A word with its position in the text. */
export interface Word {
  /** As in the index: in lower case, and in the singular if it is a plain word. */
  term: string;
  start: number;
  end: number;
}

/** Cached terms, because the same words occur again and again. */
const knownTerms = new Map<string, readonly string[]>();

/** The words of a text, in order. An identifier yields itself and its parts; a long key only its parts. */
export function* wordsOf(text: string): Generator<Word> {
  for (const { 0: found, index: start } of text.matchAll(run)) {
    if (found.length > longest * 2) continue;
    const end = start + found.length;
    const terms = knownTerms.get(found) ?? [...termsOf(found)];
    knownTerms.set(found, terms);
    for (const term of terms) yield { term, start, end };
  }
}

function* termsOf(found: string): Generator<string> {
  if (isPlain(found)) {
    yield termOf(found);
    return;
  }
  const whole = found.toLowerCase().slice(0, longest);
  // Long keys such as `slack-send-message-public-channel` are found by their parts, and the index has hundreds of them.
  if (!isLongKey(found)) yield whole;
  const parts = found
    .split(/[^\p{L}\p{N}$]+/u)
    .flatMap((part) => [part, part.replace(/^\$/, ''), ...humps(part)]);
  const seen = new Set([whole]);
  for (const part of parts) {
    const term = termOf(part);
    if (part.length < 2 || part === found || seen.has(term)) continue;
    seen.add(term);
    yield term;
  }
}

/** Whether this is the key of a component or similar, whose parts are ordinary words. */
export const isLongKey = (found: string): boolean =>
  found.length > 16 && /^[a-z\d_]+(?:-[a-z\d_]+)+$/.test(found);

/** Whether this is an ordinary word rather than a name like `getTopics`. */
const isPlain = (found: string): boolean => /^\p{L}+$/u.test(found) && !/\p{Ll}\p{Lu}/u.test(found);

/** A word as in the index: in lower case and in the singular, but not stemmed, so that typing errors can be found. */
export const termOf = (word: string): string => {
  const lower = word.toLowerCase();
  if (!/^[a-z]{4,}$/.test(lower) || /(?:ss|us|is|os)$/.test(lower)) return lower;
  return lower
    .replace(/ies$/, 'y')
    .replace(/(ss|x|ch|sh)es$/, '$1')
    .replace(/s$/, '');
};

/** Whether a word has no meaning of its own. */
export const isStopWord = (word: string): boolean => stopWords.has(word.toLowerCase());

/** Whether a term is hardly specific. */
export const isWeakWord = (term: string): boolean => weakWords.has(term);

/** Whether a term says nothing on its own. Within a phrase, it may: "not defined", "switch case". */
export const isCommonWord = (term: string): boolean =>
  isStopWord(term) || isWeakWord(term) || term === 'not' || term === 'case';

/**
 * Removes the kind of error, or the name of the shell, from the start of a pasted message, because the pages leave it out. Newer
 * engines say "Cannot read properties of undefined (reading 'name')".
 */
export const withoutKind = (message: string): string =>
  message
    .replace(/^(?:uncaught )?(?:type|reference|range)?error(?: \[\w+\])?: (?=\S+ \S)/i, '')
    .replace(/^-?(?:ba|z|da)?sh: (?:line \d+: )?(?=\S+ \S)/i, '')
    .replace(/^(cannot (?:read|set) propert)ies of (\w+) \(\w+ing ('[^']*')\)/i, '$1y $3 of $2');

/** `getTopics` is `get` and `topics`. */
function humps(part: string): string[] {
  const found = part.match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+/gu) ?? [];
  return found.length > 1 ? found : [];
}

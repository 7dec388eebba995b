import type { Block } from './prose.ts';
import { sentencesOf } from './readability.ts';

/** A phrase that reads like a translation. */
interface Pattern {
  finds: RegExp;
  /** What to write instead. */
  instead: string;
}

const patterns: readonly Pattern[] = [
  {
    finds: /\b(?:an)?other (?:\w+ ){1,3}than\b/gi,
    instead: 'say "a different …", or say with the verb that it isn\'t the same',
  },
  {
    finds: /\ba text\b(?! (?:field|file|editor|box|message|version))|\btexts\b/gi,
    instead: 'say text, string or message',
  },
  {
    finds: /\bof (?:its|their|your|his|her|our|my) own\b(?!\s+[a-z])/gi,
    instead: 'leave it out, or put "own" before the noun',
  },
  { finds: /\bfrom start to end\b/gi, instead: 'say from start to finish' },
  { finds: /\bto the letter\b/gi, instead: 'say exactly' },
  {
    finds: /\bpoint(?:s|ed|ing)? to (?:the|a|an|it|them|each)\b[^.]*\b(?:icon|step|button|line|image)\b/gi,
    instead: 'say hover over',
  },
  { finds: /(?:^|[.!?]\s+)That of\b/g, instead: 'name the thing' },
  {
    finds: /\berrors of (?!other\b)[A-Z]\w+/g,
    instead: 'put whose errors they are first, as in "Slack\'s errors"',
  },
  {
    finds:
      /\bthe (?:page|switch|token|settings|form|window|header|endpoint|username|API key) of (?:the|your) (?:source|workflow|account|service|step|app|organization)\b/gi,
    instead: 'use the possessive, as in "the source\'s page"',
  },
  { finds: /\bthat of (?:a|an|the|your) \w+[.,]/gi, instead: 'name the thing' },
  { finds: /,? into which (?:the|a|your) users?\b/gi, instead: 'say that the user enters it in the field' },
  { finds: /\bcauses? (?:an|the) event\b/gi, instead: 'say trigger an event, or what to do in the app' },
  { finds: /\bfinds no\b/gi, instead: 'say that there is none' },
  {
    finds: /\bthe access (?:is gone|has ended)\b|\bend the access\b/gi,
    instead: 'say who loses or revokes access',
  },
  { finds: /, also (?:for|in|with|on)\b/gi, instead: 'say including, or too' },
  { finds: /\bhas nothing to do with\b/gi, instead: 'say what it is unrelated to' },
];

/**
 * Finds phrases that native writers wouldn't use, and paragraphs with three short sentences in a row, or with ", so" twice.
 *
 * @returns a message for each match with its line, the phrase, and what to write instead:
 *   `12: "another name than": say "a different …", or say with the verb that it isn't the same`
 */
export function findTranslated(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => [...phrasesIn(block), ...rhythmOf(block)]);
}

/** Finds phrases that native writers wouldn't use; see `findTranslated`. */
export const phrasesIn = ({ line, text }: Block): string[] =>
  patterns.flatMap(({ finds, instead }) =>
    [...text.matchAll(finds)].map(({ 0: phrase, index }) => {
      const linesBefore = text.slice(0, index).split('\n').length - 1;
      return `${line + linesBefore}: "${phrase.trim()}": ${instead}`;
    }),
  );

function rhythmOf(block: Block): string[] {
  if (block.kind !== 'paragraph') return [];
  const joints = block.text.match(/,\s+so\b(?! that)/g)?.length ?? 0;
  // Analyzing sentences takes long, and most paragraphs have fewer than three.
  const isLong = (block.text.match(/[.!?]\s/g)?.length ?? 0) > 1;
  const clipped = isLong ? sentencesOf([block]).filter((sentence) => sentence.clipped) : [];
  return [
    ...(joints > 1
      ? [`${block.line}: ", so" ${joints} times in one paragraph: vary the joint, or begin a sentence`]
      : []),
    ...clipped.map(
      ({ text }) => `${block.line}: "${text}": the third short sentence in a row; join two of them`,
    ),
  ];
}

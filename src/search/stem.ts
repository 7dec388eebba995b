// cspell:ignore organise colour ogue ations ifications
import { stemmer } from 'stemmer';

/** The stem of a word, without its hyphens; `undefined` for identifiers. */
export const stemOf = (term: string): string | undefined =>
  /^[a-z]+(?:-[a-z]+)*$/.test(term) ? stemmer(plain(american(term.replaceAll('-', '')))) : undefined;

/** American spelling: "organise", "colour", "catalogue". It also changes "raise" and "hour", which does no harm. */
const american = (word: string): string =>
  word
    .replace(/([iy])s(?=(?:e[ds]?|ing|ations?)$)/, '$1z')
    .replace(/our(?=(?:s|ed|ing|ful)?$)/, 'or')
    .replace(/ogue(?=s?$)/, 'og');

/** Removes endings that the stemmer keeps: "slower" is "slow", and "verification" is "verify". */
const plain = (word: string): string =>
  word
    .replace(/^(slow|fast|quick|cheap)(?:er|est)$/, '$1')
    .replace(/^(simpl|saf)e(?:r|st)$/, '$1e')
    .replace(/ifications?$/, 'ify');

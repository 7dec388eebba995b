// cspell:ignore organise colour ogue ations ifications
import { stemmer } from 'stemmer';

/** What the forms of a word have in common, with a hyphen and without; an identifier has no other forms. */
export const stemOf = (term: string): string | undefined =>
  /^[a-z]+(?:-[a-z]+)*$/.test(term) ? stemmer(plain(american(term.replaceAll('-', '')))) : undefined;

/** A word spelled as in America: "organise", "colour", "catalogue" (and "raise" and "hour" too, which harms nobody). */
const american = (word: string): string =>
  word
    .replace(/([iy])s(?=(?:e[ds]?|ing|ations?)$)/, '$1z')
    .replace(/our(?=(?:s|ed|ing|ful)?$)/, 'or')
    .replace(/ogue(?=s?$)/, 'og');

/** "Slower" is "slow", and "verification" is "verify", which the stemmer leaves apart. */
const plain = (word: string): string =>
  word
    .replace(/^(slow|fast|quick|cheap)(?:er|est)$/, '$1')
    .replace(/^(simpl|saf)e(?:r|st)$/, '$1e')
    .replace(/ifications?$/, 'ify');

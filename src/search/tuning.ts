/** Weights of the ranking, found by trying the judged queries; those kept aside say whether they hold for others. */
export const tuning = {
  /** Where what a section says for a word has half its effect: the higher, the more the best of them stand out. */
  half: 4,
  /** What a word says in the section's own heading, in the title of the page's beginning, in its id, above it, in the address. */
  own: 2,
  title: 2.6,
  slug: 0.9,
  above: 0.7,
  route: 1.2,
  /** What it says in the text, from a mention in code to what the text is about. */
  text0: 0.25,
  text1: 0.55,
  text2: 0.75,
  text3: 1,
  /** What a keyword of the section says. */
  text4: 1.5,
  /** What it says when only another section of the page has it, and how much of the query that covers. */
  elsewhere: 0.25,
  elsewhereCover: 0.6,
  /** How much a rare word counts beside a frequent one: with 0, all words of a query would count the same. */
  rarity: 0.7,
  /** How much it counts that nothing of the query is missing. */
  coverage: 2,
  /** What a word says where half of it is covered. */
  halfCover: 0.4,
  /** How much less a word counts that is in many questions. */
  weak: 0.6,
  /** How much it counts that heading and query have the same words. */
  fit: 1,
  fitPower: 1.5,
  /** How much of a heading another name of the section is. */
  name: 0.7,
  /** How much of a heading's word a keyword is. */
  keywordHeading: 0.3,
  /** The beginning of a page; a heading of just these words, or beginning with them. */
  page: 1.05,
  /** The beginning of a page, where it is asked what something is. */
  definition: 1.5,
  same: 5,
  starts: 1.1,
  /** Another name of the section that is just what was typed. */
  called: 1.15,
  /** The query as code that is shown, and as what a row of a table explains. */
  phrase: 1.5,
  subject: 2.5,
  /** The same message about something else: `Cannot read property 'name' of undefined`. */
  message: 0.9,
  /** A section that others lead to, for each doubling of the links. */
  linked: 0.02,
  /** How good a page's other sections must be to be listed, beside its best, and beside that of the next page. */
  nearBest: 0.5,
  nearNext: 0.9,
  /** Words of an idiom such as "how long", and what the idiom means. */
  idiom: 0.6,
  idiomSynonym: 0.6,
  /** Another word for one that the pages do not have, and for one that they have. */
  synonym: 0.55,
  synonymOfKnown: 0.35,
  /** What means the same as a phrase of several words. */
  phraseSynonym: 0.65,
  /** The parts of an identifier that is there as a whole, those of one that is not, and the last name of such a path. */
  partsOfKnown: 0.25,
  partsOfUnknown: 0.6,
  lastName: 0.9,
  /** Longer words: of a finished word, and of one that is still being typed. */
  prefix: 0.5,
  unfinished: 0.85,
  /** Other forms of the word. */
  related: 0.9,
};

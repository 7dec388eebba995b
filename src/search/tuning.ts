/** Weights of the ranking, tuned with the judged queries. The queries marked `aside` show whether they generalize. */
export const tuning = {
  /** The match value with half of the effect. The higher it is, the more the best matches stand out. */
  half: 4,
  /** A word in the section's heading, in the page's title, in its id, in a heading above it, in the path. */
  own: 2,
  title: 2.6,
  slug: 0.9,
  above: 0.7,
  route: 1.2,
  /** A word in the text, from a mention in code to what the text is about. */
  text0: 0.25,
  text1: 0.55,
  text2: 0.75,
  text3: 1,
  /** A word in a keyword of the section. */
  text4: 1.5,
  /** A word that only another section of the page has: its value, and how much of the query it covers. */
  elsewhere: 0.25,
  elsewhereCover: 0.6,
  /** The influence of rare words. With 0, all words would count the same. */
  rarity: 0.7,
  /** The influence of how much of the query is covered. */
  coverage: 2,
  /** The match value that covers half of a word. */
  halfCover: 0.4,
  /** The factor for words that are common in questions. */
  weak: 0.6,
  /** The influence of how similar heading and query are. */
  fit: 1,
  fitPower: 1.5,
  /** How much a similar keyword counts, compared with a heading. */
  name: 0.7,
  /** How much a word of a keyword counts, compared with one of the heading. */
  keywordHeading: 0.3,
  /** The start of a page. */
  page: 1.05,
  /** The start of a page, if the query asks for a definition. */
  definition: 1.5,
  /** A heading that equals the query, or begins with it. */
  same: 5,
  starts: 1.1,
  /** A heading that equals the query without its typing errors; an id or the end of a route that equals it, which may be a former name. */
  spelled: 1.5,
  former: 2,
  /** A keyword that equals the query. */
  called: 1.15,
  /** The influence of the weight of a page on queries that are a single name. */
  oneName: 2,
  /** The query in code, and in the first cell of a row. */
  phrase: 1.5,
  subject: 2.5,
  /** The same message with another name: `Cannot read property 'name' of undefined`. */
  message: 0.9,
  /** For each doubling of the number of links to a section. */
  linked: 0.02,
  /** How good other sections of a page have to be to be listed, compared with its best one and that of the next page. */
  nearBest: 0.5,
  nearNext: 0.9,
  /** The words of an idiom such as "how long", and its synonyms. */
  idiom: 0.6,
  idiomSynonym: 0.6,
  /** Synonyms of unknown words, and of known ones. */
  synonym: 0.55,
  synonymOfKnown: 0.35,
  /** Synonyms of a phrase. */
  phraseSynonym: 0.65,
  /** The parts of a known identifier, those of an unknown one, and the last name of an unknown path. */
  partsOfKnown: 0.25,
  partsOfUnknown: 0.6,
  lastName: 0.9,
  /** Longer words: of a finished word, and of an unfinished one. */
  prefix: 0.5,
  unfinished: 0.85,
  /** Other forms of the word. */
  related: 0.9,
};

import { judgeEngines } from '../search-engines.ts';
import type { ResultTable, Row } from './results.ts';
import type { PeerSection } from './section.ts';

/** Compares search engines with and without the keywords of this site. */
export const enginesSection: PeerSection = {
  name: 'engines',
  title: 'Search engines and keywords',
  async run({ browser }) {
    const engines = await judgeEngines(browser);
    const row = (id: string, label: string, valueFor: (engine: (typeof engines)[number]) => number): Row => ({
      id: `engines/${id}`,
      label,
      unit: '%',
      isMoreBetter: true,
      cells: Object.fromEntries(engines.map((engine) => [engine.name, valueFor(engine)])),
    });
    const table: ResultTable = {
      title: 'The right section, for the queries kept aside',
      sites: engines.map(({ name }) => ({ id: name, name })),
      rows: [
        row('first', 'is first', ({ aside }) => aside.first * 100),
        row('firstThree', 'is among the first three', ({ aside }) => aside.firstThree * 100),
      ],
    };
    return {
      tables: [table],
      notes: [
        'The keywords go to every engine that has fields. Where fields have weights, theirs is between those of titles and of what pages say. What this site finds more of comes from its keywords and from its engine: compare it without keywords, and MiniSearch with them.',
      ],
    };
  },
};

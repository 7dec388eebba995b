import * as v from 'valibot';
import { element } from '../declare.ts';
import { paragraph, text } from '../markdown.ts';
import type * as components from './Cards.tsx';

export const Cards = element<typeof components.Cards>({
  attributes: {},
  contains: 'Card',
  leadsOnward: true,
});

export const Card = element<typeof components.Card>({
  attributes: { title: v.string(), href: v.string() },
  within: 'Cards',
  toMarkdown({ attribute, children, addressOf }) {
    const title = text(attribute('title'));
    const url = addressOf(attribute('href'));
    return [paragraph(url ? { type: 'link', url, children: [title as never] } : title), ...children];
  },
});

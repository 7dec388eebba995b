import * as v from 'valibot';
import { element } from '../declare.ts';
import type * as components from './Filter.tsx';

export const Filter = element<typeof components.Filter>({ attributes: { label: v.string() } });

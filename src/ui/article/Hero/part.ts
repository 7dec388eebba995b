import { element } from '../declare.ts';
import type * as components from './Hero.tsx';

export const Hero = element<typeof components.Hero>({ attributes: {} });

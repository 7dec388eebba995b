/*
 * Keeps the state of navigation. What happens is told here, by the boot script and by the app; what follows is carried out
 * by `navigation.ts`, which says so when it begins: the app must not import what loads it.
 */
import { reportFailure } from './failure.ts';
import { type Effect, type Event, type State, step } from './navigation-machine.ts';
import type { Arrival } from './router.ts';

/** What was fetched for a wish: a page, or what a press does. */
export type Found = Arrival | { kind: 'press'; href: string; press: () => void };

/** Carries out what follows from a change of the state. */
export type Perform = Record<Effect, (state: State<Found>) => unknown>;

export let state: State<Found> = { shown: location.pathname + location.search, work: 'none', turn: 0 };
let perform: Perform | undefined;

/** Names what carries out what follows; until then a change has no effect but on the state. */
export function performWith(effects: Perform): void {
  perform = effects;
}

/** Tells the machine what happens, and does what follows. */
export function dispatch(event: Event<Found>): void {
  const [next, ...effects] = step(state, event);
  state = next;
  const { work, failed } = state;
  // While a document loads, the browser says so.
  document.documentElement.toggleAttribute('data-busy', work !== 'none' && work !== 'leaving');
  reportFailure(failed && (() => dispatch({ type: 'wish', wish: failed })));
  for (const effect of effects) perform?.[effect](next);
}

/** Whether the address is that of the article, so that it may follow the reading. */
export const isHome = (): boolean => !state.home;

/** What tells one article from another. */
export const pathOf = ({ pathname, search }: URL): string => pathname + search;

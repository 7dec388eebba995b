import { describeFree, pricesOf } from './describe.ts';
import { examples, printMemory } from './settings.ts';
import { usageOf } from './usage.ts';

/** Text alternative of the figure: its examples and their prices. */
export const text = Object.entries(examples)
  .map(([name, load]) => {
    const use = usageOf(load);
    const professional = pricesOf(use).find(({ plan }) => plan === 'Professional');
    return `${name} a day, with runs of ${load.seconds} seconds and ${printMemory(load.memory)}: ${describeFree(load, use)} Professional costs ${professional?.price} a month, where ${professional?.because}.`;
  })
  .join(' ');

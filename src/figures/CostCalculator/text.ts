import { describeFree, pricesOf } from './describe.ts';
import { examples, printMemory, printSeconds } from './settings.ts';
import { usageOf } from './usage.ts';

/** Text alternative of the figure: its examples and their prices. */
export const text = Object.entries(examples)
  .map(([name, load]) => {
    const use = usageOf(load);
    const professional = pricesOf(use).find(({ plan }) => plan === 'Professional');
    return `${name}, with runs of ${printSeconds(load.seconds)} and ${printMemory(load.memory)}: ${describeFree(load, use)} Professional costs ${professional?.price} a month (${professional?.because}).`;
  })
  .join(' ');

import type { Given } from '../../src/samples/given.ts';

/** Circumstances of the samples on components. */
export const components: Record<string, Given> = {
  'components-customer': { props: { customer: 'Ada' } },
};

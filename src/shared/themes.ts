/** The themes in the order of the switch. */
export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

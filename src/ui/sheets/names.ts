/** The stylesheets that only some documents load. */
export const extraSheets = ['drawings', 'parts', 'screens', 'figures'] as const;
export type ExtraSheet = (typeof extraSheets)[number];

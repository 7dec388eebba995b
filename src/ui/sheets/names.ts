/** The sheets that only some documents name. */
export const extraSheets = ['drawings', 'parts', 'screens'] as const;
export type ExtraSheet = (typeof extraSheets)[number];

/** The color `surface-1` of both themes, which the header has, for the bars of browsers. These understand no tokens. */
export const themeColors = { light: '#fff', dark: '#111419' } as const;

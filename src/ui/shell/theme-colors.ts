/** The color `surface-1` of both themes for the UI of browsers, which don't resolve custom properties. */
export const themeColors = { light: '#fff', dark: '#111419' } as const;

export const strings = {
  theme: 'Colours',
  themes: { system: 'System', light: 'Light', dark: 'Dark' },
} as const;

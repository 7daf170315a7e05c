export const strings = {
  theme: 'Colors',
  themes: { system: 'System', light: 'Light', dark: 'Dark' },
} as const;

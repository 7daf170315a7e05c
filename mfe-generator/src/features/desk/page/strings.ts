export const strings = {
  title: 'Edit Story',
  description: 'Edit a saved story: its text, a passage with help, and its earlier versions.',
} as const;

export const strings = {
  label: 'Module of a developer',
  from: (id: string, origin: string) => `“${id}” comes from ${origin}.`,
  end: 'Use the released one',
} as const;

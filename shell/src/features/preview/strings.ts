export const strings = {
  preview: (name: string) => `This is the preview “${name}”.`,
  leave: 'Leave preview',
} as const;

export const strings = {
  placeholder: 'Write your story here…',
} as const;

/** Texts of dialogs. */
export const strings = {
  close: 'Close',
  cancel: 'Cancel',
} as const;

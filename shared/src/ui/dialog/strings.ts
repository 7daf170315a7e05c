/** Words that dialogs say by themselves. */
export const strings = {
  close: 'Close',
  cancel: 'Cancel',
} as const;

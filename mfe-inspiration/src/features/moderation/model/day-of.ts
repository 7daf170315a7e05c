/** A moment as a day, in the words of the reader's own place. */
export const dayOf = (moment: string): string =>
  new Date(moment).toLocaleDateString(undefined, { dateStyle: 'medium' });

/** The same with the time. */
export const momentOf = (moment: string): string =>
  new Date(moment).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });

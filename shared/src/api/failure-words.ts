/** Messages for failures that have none of their own. Each is complete and says what to do next. */
export const failureWords = {
  unreachable: 'Storyloom can’t be reached just now. Check your connection and try again.',
  offline: 'Your device is offline. Connect it to the internet and try again.',
  /** A fault in the page's own code. */
  broken: 'Something went wrong on this page. Reload it and try again.',
  /** `when` such as 'in 40 seconds' or 'at 14:05'. */
  internal: (when = 'in a moment'): string => `Something went wrong on our side. Please try again ${when}.`,
  expired: 'Your sign-in has expired. Please sign in again.',
  invalid: 'Storyloom can’t accept this. Check what you entered and try again.',
  forbidden: 'You don’t have permission to do this.',
  notFound: 'This is no longer available. Reload the page.',
  conflict: 'This was changed somewhere else in the meantime. Reload the page and try again.',
  tooLarge: 'This is too long. Shorten it and try again.',
  tooMany: (when = 'in a few minutes'): string => `Too many requests. Please try again ${when}.`,
} as const;

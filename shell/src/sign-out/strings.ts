export const strings = {
  done: 'Signed out successfully',
  failed: 'Failed to sign out',
  /** Below that, when no answer came. */
  unreachable: 'Storyloom can’t be reached, so you are still signed in. Check your connection and try again.',
  retry: 'Retry',
} as const;

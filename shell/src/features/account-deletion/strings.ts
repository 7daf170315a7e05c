export const strings = {
  title: 'Your account stays',
  text: 'You asked to have it deleted. Signing in canceled that: everything is as it was, and others can read what you shared again.',
  close: 'Close',
} as const;

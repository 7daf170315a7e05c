/** What is said where the sign-in service refuses without words of its own. */
export const strings = {
  signIn: 'Authentication failed',
  signOut: 'Failed to sign out',
  sendLink: 'The link could not be sent. Please try again.',
  changePassword: 'Your password could not be changed. Please try again.',
  changeEmail: 'Your email address could not be changed. Please try again.',
} as const;

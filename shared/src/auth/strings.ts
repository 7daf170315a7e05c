/** Messages for refusals of the sign-in service that have none of their own. */
export const strings = {
  signIn: 'Authentication failed',
  signOut: 'Failed to sign out',
  sendLink: 'The link couldn’t be sent. Please try again.',
  redeem: 'The link couldn’t be checked. Please try again.',
  changePassword: 'Your password couldn’t be changed. Please try again.',
  changeName: 'Failed to change your name. Please try again.',
  secondStep: 'The code couldn’t be checked. Please try again.',
  factorState: 'Two-step sign-in couldn’t be checked. Please try again.',
  setUp: 'Two-step sign-in couldn’t be set up. Please try again.',
  turnOff: 'Two-step sign-in couldn’t be turned off. Please try again.',
  changeEmail: 'Your email address couldn’t be changed. Please try again.',
} as const;

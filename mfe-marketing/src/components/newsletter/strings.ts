/** Words of the newsletter's form. */
export const strings = {
  title: 'New articles by e-mail',
  text: 'Leave an address, and we write to it when there is something new to read. The first letter has not gone out yet.',
  email: 'E-mail address',
  /** Kept beside the address, as what its owner agreed to. */
  consent:
    'Yes, Storyloom may write to this address about new articles, and keep it for that until I ask for it to be removed.',
  privacy: 'How we treat your address',
  button: 'Sign up',
  sending: 'Signing up',
  noScript: 'Signing up needs JavaScript, which is switched off in your browser.',
  feed: 'Follow the feed (RSS) instead',
  emailMissing: 'Enter your e-mail address, such as name@example.com.',
  emailInvalid: 'Check the address: it needs an @ and a domain after it, such as name@example.com.',
  consentMissing: 'Tick the box if we may write to you. Without it we don’t keep your address.',
  failed: 'Your address could not be kept',
  done: { title: 'Thank you', text: 'Your address is on the list.' },
  already: { title: 'You are on the list already', text: 'There is nothing more to do.' },
} as const;

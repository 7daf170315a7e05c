/** Strings of the newsletter's form. */
export const strings = {
  title: 'New articles by email',
  text: 'Leave your address and we’ll write when there’s something new to read. The first issue hasn’t gone out yet.',
  email: 'Email address',
  /** Saved with the address, as the wording that its owner agreed to. */
  consent:
    'Yes, Storyloom may email me about new articles and keep this address for that until I ask to have it removed.',
  privacy: 'How we handle your address',
  button: 'Subscribe',
  sending: 'Subscribing',
  noScript: 'Subscribing needs JavaScript, which is turned off in your browser.',
  feed: 'Follow the feed (RSS) instead',
  emailMissing: 'Enter your email address, such as name@example.com.',
  emailInvalid: 'Check the address: it needs an @ followed by a domain, as in name@example.com.',
  consentMissing: 'Check the box to let us email you. We don’t keep your address without it.',
  failed: 'Your address couldn’t be saved',
  done: { title: 'Thank you', text: 'You’re on the list.' },
  already: { title: 'You’re already on the list', text: 'There’s nothing more to do.' },
} as const;

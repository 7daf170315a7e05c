export const strings = {
  pageTitle: (title: string) => `${title} · Storyloom`,
  /** Of the document, while the form shows what is wrong. */
  signIn: {
    title: 'Welcome Back',
    description: 'Sign in to save your stories and write as many as you want.',
    submit: 'Sign in',
    busy: 'Signing in…',
    switchText: 'New to Storyloom?',
    switchLink: 'Create an account',
    success: 'Successfully signed in!',
  },
  signUp: {
    title: 'Create an Account',
    description: 'Save every story you like, and write as many as you want.',
    submit: 'Create account',
    busy: 'Creating your account…',
    switchText: 'Already have an account?',
    switchLink: 'Sign in',
    success: 'Account created! You can now sign in.',
  },
  /** A guest’s story that is kept until there is an account for it. */
  waiting: {
    signIn: (title: string) => `Your story “${title}” is kept. Sign in to save it, or create a free account.`,
    signUp: (title: string) => `Your story “${title}” is kept. Create a free account to save it.`,
    created: (title: string) => `Your story “${title}” is kept. Sign in to save it.`,
    createAccount: 'Create a free account',
  },
  /** What a guest was about to do, which needs an account. */
  purpose: {
    like: {
      signIn: (title: string) => `Sign in to like “${title}”.`,
      signUp: (title: string) => `Create a free account to like “${title}”.`,
    },
    report: {
      signIn: (title: string) => `Sign in to report “${title}”.`,
      signUp: (title: string) => `Create a free account to report “${title}”.`,
    },
  },
  /** Below the service’s own words, where there is a way on. */
  next: {
    'sign-in': { before: '', link: 'Sign in', after: ' with this email instead.' },
    reset: { before: 'Check your email and password, or ', link: 'reset your password', after: '.' },
  },
  forgot: {
    link: 'Forgot password?',
    title: 'Reset your password',
    description: 'We’ll email you a link to choose a new one.',
    submit: 'Send the link',
    busy: 'Sending…',
    back: 'Back to sign in',
    sentTitle: 'Check your email',
    sent: (email: string) => `If there’s an account for ${email}, a link is on its way.`,
    where: 'It can take a minute. If it doesn’t arrive, look in your spam folder and check the address.',
    again: 'Send it again',
    wait: (seconds: number) => `Send it again in ${seconds} s`,
    sentAgain: 'Sent again. Only the newest link works.',
  },
  /** After the password, where two-step sign-in is on. */
  secondStep: {
    title: 'Two-step sign-in',
    description: (email: string) => `One more step to sign in as ${email}.`,
    app: {
      label: 'Code from your authenticator app',
      hint: 'Six digits, which change every 30 seconds.',
      missing: 'Enter the code that your app shows',
      other: 'Use a recovery code instead',
    },
    recovery: {
      label: 'Recovery code',
      hint: 'One of the ten you kept when you set up two-step sign-in. Using it turns two-step sign-in off and signs out your other devices.',
      missing: 'Enter a recovery code',
      other: 'Use your authenticator app instead',
    },
    submit: 'Continue',
    busy: 'Checking…',
    cancel: 'Cancel',
    leaving: 'Signing out…',
    off: 'You’re signed in, and two-step sign-in is off.',
    offDetail: 'Your other recovery codes no longer work. Set it up again in Account Settings.',
  },
  recovery: {
    title: 'Choose a new password',
    description: (email: string) => `For ${email}. You’ll use it the next time you sign in.`,
    checking: 'Checking your link…',
    password: 'New password',
    submit: 'Save the new password',
    busy: 'Saving…',
    success: 'Your password has been changed.',
    cancel: 'Cancel and sign out',
  },
  /** Where the links of mails lead. */
  confirm: {
    go: 'Continue',
    busy: 'Checking your link…',
    recovery: {
      title: 'Choose a new password',
      text: 'Press Continue to choose it. You’ll be signed out on your other devices.',
    },
    email_change: {
      title: 'Confirm your new email address',
      text: 'Press Continue to use it for your account. You’ll be signed out on your other devices.',
      done: 'Your email address has been changed.',
      broken: 'It has already been used, or it has expired. You can ask for a new one in Account Settings.',
      again: 'Open Account Settings',
    },
    asking: {
      title: (email: string) => `Continue as ${email}?`,
      text: (present: string) =>
        `You’re signed in as ${present} in this browser. If you continue, ${present} will be signed out.`,
      go: (email: string) => `Continue as ${email}`,
      stay: (present: string) => `Stay signed in as ${present}`,
    },
    half: {
      title: 'One more step',
      text: 'We also sent a link to your other email address. Open it to finish.',
      home: 'Go to the start page',
    },
  },
  /** Where the session ended under the page: on another device, in another tab, or by time. */
  sessionEnded: {
    title: 'You’ve been signed out',
    text: 'Sign in to go back to where you were.',
  },
  brokenLink: {
    title: 'This link doesn’t work anymore',
    text: 'It has already been used, or it has expired.',
    again: 'Ask for a new link',
  },
  formFailed: 'This part of the page didn’t load.',
  retry: 'Try again',
  loading: 'Loading…',
  name: 'Name',
  email: 'Email',
  password: 'Password',
  failed: 'Authentication failed',
  unreachable:
    'Storyloom can’t be reached just now. Check your connection and try again; what you typed is still here.',
  tooOften: (wait: string) => `Too many attempts. Please try again ${wait}.`,
  waitUnknown: 'in a few minutes',
  errors: {
    names: {
      blank: 'Enter your name',
      direction: 'Your name has hidden characters that change the direction of text. Type it in again.',
      reserved: 'This name is reserved for the people who run the site. Choose another one.',
    },
    emailMissing: 'Enter your email',
    email: 'Enter a valid email address',
    passwordMissing: 'Enter your password',
  },
} as const;

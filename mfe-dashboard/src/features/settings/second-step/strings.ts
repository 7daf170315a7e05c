import { formatDay } from '@storyloom/shared/domain';

export const strings = {
  title: 'Two-step sign-in',
  what: 'After your password, signing in asks for a code from an authenticator app on your phone. Someone who learns your password still can’t get in.',
  setUp: 'Set up',
  since: (time: Date): string => `On since ${formatDay(time)}.`,
  left: (count: number): string =>
    count === 1 ? 'You have 1 recovery code left.' : `You have ${count} recovery codes left.`,
  noneLeft:
    'You have no recovery codes. If you lose your authenticator app, you can’t get into your account. Get new codes now.',
  stateFailed: 'Failed to check whether two-step sign-in is on',
  loadFailed: 'Failed to count your recovery codes',
  newCodes: 'New recovery codes',
  turnOff: 'Turn off',
  cancel: 'Cancel',
  next: 'Continue',
  busy: 'Checking…',
  code: 'Code from your authenticator app',
  codeMissing: 'Enter the code that your app shows',
  password: {
    title: 'Confirm that it’s you',
  },
  app: {
    title: 'Add Storyloom to your authenticator app',
    scan: 'Scan this QR code with the app.',
    qrCode: 'QR code for your authenticator app',
    orType: 'No camera? Enter this key in the app instead:',
    copyKey: 'Copy key',
    keyCopied: 'Key copied to clipboard!',
    hint: 'Six digits, which change every 30 seconds.',
    submit: 'Turn on',
  },
  codes: {
    title: 'Save your recovery codes',
    text: 'If you lose your authenticator app, one of these codes and your password let you in. Save them where you’d find them without your phone. They’re shown only once.',
    list: 'Recovery codes',
    copy: 'Copy',
    copied: 'Recovery codes copied to clipboard!',
    copyFailed: 'Failed to copy. Select the text and copy it by hand.',
    download: 'Download',
    fileName: 'storyloom-recovery-codes.txt',
    file: (email: string, codes: string): string =>
      `Recovery codes for Storyloom (${email})\n\nSign in with your password, then choose “Use a recovery code instead”.\n\n${codes}\n`,
    kept: 'I’ve saved these codes',
    keptMissing: 'Copy or download the codes, then tick the box above.',
    done: 'Done',
    failed:
      'Two-step sign-in is on, but your recovery codes couldn’t be made. Choose “New recovery codes” to try again.',
  },
  again: {
    title: 'Get new recovery codes',
    text: 'You’ll get ten new codes. The ones you have now stop working.',
    submit: 'Get new codes',
  },
  off: {
    title: 'Turn two-step sign-in off',
    text: 'Your password alone will be enough to sign in, and your recovery codes stop working.',
    submit: 'Turn off',
    done: 'Two-step sign-in is off.',
  },
} as const;

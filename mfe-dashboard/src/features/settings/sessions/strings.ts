import { formatMoment } from '@storyloom/shared/domain';

export const strings = {
  title: 'Where you’re signed in',
  text: 'If you don’t recognize a device, sign it out and change your password.',
  unknown: 'Unknown device',
  current: 'This device',
  lastUsed: (time: Date): string => `Last used on ${formatMoment(time)}`,
  end: 'Sign out',
  endOf: (device: string): string => `Sign out ${device}`,
  ended: (device: string): string => `${device} has been signed out.`,
  endFailed: 'Failed to sign out that device',
  everywhere: 'Sign out everywhere',
  leaving: 'Signing out…',
  left: 'You’re signed out on all your devices.',
  leaveFailed: 'Failed to sign out everywhere',
  loadFailed: 'Failed to load your devices',
} as const;

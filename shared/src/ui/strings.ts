import { formatNumber } from '../domain/format.ts';

/** Words that components say by themselves; everything else comes from their callers. */
export const uiStrings = {
  optional: 'optional',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  passwordShown: 'Your password is visible',
  passwordHidden: 'Your password is hidden',
  notifications: 'Notifications',
  /** `key` leads there and back. */
  notificationsBy: (key: string): string => `Notifications (${key})`,
  /** Of a message that can be answered; `key` leads to it. */
  messageKey: (key: string): string => `Press ${key} to get here`,
  dismiss: 'Dismiss',
  errorPrefix: 'Error:',
  characterCount: (count: number, max: number): string => `${formatNumber(count)} / ${formatNumber(max)}`,
  characterLimit: (max: number): string => `Up to ${formatNumber(max)} characters`,
  charactersLeft: (left: number): string =>
    left >= 0 ? `${formatNumber(left)} ${plural(left)} left` : `${formatNumber(-left)} ${plural(-left)} too many`,
} as const;

function plural(count: number): string {
  return count === 1 ? 'character' : 'characters';
}

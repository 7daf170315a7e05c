import { formatNumber } from '../domain/format.ts';

/** Texts of the components; all others are passed as props. */
export const uiStrings = {
  optional: 'optional',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  passwordShown: 'Your password is visible',
  passwordHidden: 'Your password is hidden',
  notifications: 'Notifications',
  /** `key` moves the focus there and back. */
  notificationsBy: (key: string): string => `Notifications (${key})`,
  /** For a toast with an action; `key` moves the focus to it. */
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

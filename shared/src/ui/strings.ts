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
  characterCount: (count: number, max: number): string => `${count.toLocaleString('en')} / ${max.toLocaleString('en')}`,
  characterLimit: (max: number): string => `Up to ${max.toLocaleString('en')} characters`,
  charactersLeft: (left: number): string =>
    left >= 0
      ? `${left.toLocaleString('en')} ${plural(left)} left`
      : `${(-left).toLocaleString('en')} ${plural(-left)} too many`,
} as const;

function plural(count: number): string {
  return count === 1 ? 'character' : 'characters';
}

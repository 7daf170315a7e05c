import { toast as hotToast } from 'react-hot-toast/headless';
import { toastWords } from './toast-words.tsx';

/** Within this time, in milliseconds, an equal message is the same toast; every toast lasts longer. */
const RENEW_MS = 3500;

/** The last toast of each message, and until when it is on screen for certain. */
const latest = new Map<string, { readonly id: string; readonly until: number }>();
let count = 0;

/**
 * Equal messages share an id while they are on screen, so that a repeated action renews its message instead of piling
 * them up. One that was dismissed gets a new id: a toaster that left the page since still
 * removes the old one a second later, whatever wears it then.
 */
function idOf(kind: string, message: string, stays: boolean): string {
  const key = `${kind}:${message}`;
  const known = latest.get(key);
  const now = Date.now();
  const isOnScreen = known !== undefined && now < known.until;
  if (!isOnScreen) count += 1;
  const id = isOnScreen ? known.id : `${key}:${count}`;
  latest.set(key, { id, until: stays ? Number.POSITIVE_INFINITY : now + RENEW_MS });
  return id;
}

function dismiss(id?: string): void {
  for (const [key, shown] of latest) if (id === undefined || shown.id === id) latest.delete(key);
  hotToast.dismiss(id);
}

/** Takes away what would leave by itself; what waits for an answer stays. */
function dismissPassing(): void {
  for (const { id, until } of latest.values()) if (Number.isFinite(until)) dismiss(id);
}

export interface ToastAction {
  readonly label: string;
  /** Its toast goes first. */
  readonly onAction: () => void;
}

export interface ToastOptions {
  /** A second line below the message, such as the reason why something failed. Left out where it says the same again. */
  readonly detail?: string | undefined;
  /** What can be done about it. Such a toast stays until it is dismissed: a choice has no time limit. */
  readonly action?: ToastAction | undefined;
  /** Seen, and not read out: something else on the page says it to those who listen. */
  readonly silent?: boolean | undefined;
}

const SILENT = { ariaProps: { role: 'status', 'aria-live': 'off' } } as const;

/** A toast with an action stays until it is used or dismissed, and leaves before what it does. */
function show(kind: 'success' | 'error' | 'info', message: string, options: ToastOptions = {}): string {
  const { detail, action, silent = false } = options;
  const id = idOf(kind, message, action !== undefined);
  const handleAction = action && {
    ...action,
    onAction() {
      dismiss(id);
      action.onAction();
    },
  };
  const words = toastWords(message, detail, handleAction);
  const how = { id, ...(silent && SILENT), ...(action && { duration: Number.POSITIVE_INFINITY }) };
  return kind === 'info' ? hotToast(words, how) : hotToast[kind](words, how);
}

/** Shows a short message through the page's `Toaster`; each returns an id for `dismiss`. */
export const toast = {
  success: (message: string, options?: ToastOptions): string => show('success', message, options),
  error: (message: string, options?: ToastOptions): string => show('error', message, options),
  info: (message: string, options?: ToastOptions): string => show('info', message, options),
  /** Takes one message away, or all of them. */
  dismiss,
  dismissPassing,
};

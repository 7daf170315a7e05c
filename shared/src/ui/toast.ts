import { toast as hotToast } from 'react-hot-toast/headless';
import { toastWords } from './toast-words.tsx';

/** Within this time, in milliseconds, an equal message reuses the same toast; every toast lasts longer. */
const RENEW_MS = 3500;

/** The last toast of each message, and until when it is certainly on screen. */
const latest = new Map<string, { readonly id: string; readonly until: number }>();
let count = 0;

/**
 * Equal messages share an id while they are on screen, so that a repeated action renews its toast instead of adding one. After a
 * dismissal the message gets a new id: an unmounted toaster still removes the old id a second later.
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

/** Dismisses toasts that time out; those with an action stay. */
function dismissPassing(): void {
  for (const { id, until } of latest.values()) if (Number.isFinite(until)) dismiss(id);
}

export interface ToastAction {
  readonly label: string;
  /** Called after its toast is dismissed. */
  readonly onAction: () => void;
}

export interface ToastOptions {
  /** A second line below the message, such as the reason why something failed. Left out if it repeats the message. */
  readonly detail?: string | undefined;
  /** An action. Such a toast stays until it is dismissed: a choice has no time limit. */
  readonly action?: ToastAction | undefined;
  /** Shown but not announced: something else on the page is. */
  readonly silent?: boolean | undefined;
}

const SILENT = { ariaProps: { role: 'status', 'aria-live': 'off' } } as const;

/** A toast with an action stays until it is used or dismissed, and is removed before the action runs. */
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
  /** Dismisses one toast, or all of them. */
  dismiss,
  dismissPassing,
};

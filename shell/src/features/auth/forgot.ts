import { paths } from '@storyloom/shared/contract';

/** The form that requests a link for a new password: an entry of its own in the history, so that Back leads to signing in. */
export const FORGOT = {
  href: `${paths.auth.href()}?forgot`,
  isAt: (search: string): boolean => new URLSearchParams(search).has('forgot'),
} as const;

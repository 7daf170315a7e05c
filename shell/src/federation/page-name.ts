import { matchPattern, type RemoteRelease } from '@storyloom/shared/contract';

/**
 * The page of an address as the user knows it: by the name that its remote gives it, else by the link of the navigation
 * that leads to it or to what is above it, else by the remote's own name.
 */
export function pageName({ name, pageNames = {}, nav }: RemoteRelease, pathname: string): string {
  const named = Object.entries(pageNames).find(([pattern]) => matchPattern(pattern, pathname));
  if (named) return named[1];
  const item =
    nav.find(({ to }) => matchPattern(to, pathname)) ??
    nav.find(({ to }) => to !== '/' && pathname.startsWith(`${to}/`));
  return item?.label ?? name;
}

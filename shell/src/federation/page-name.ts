import { matchPattern, type RemoteRelease } from '@storyloom/shared/contract';

/**
 * The name of an address's page for the user: the one that its remote gives it, otherwise the label of the navigation link that
 * leads to it or to its parent, otherwise the remote's name.
 */
export function pageName({ name, pageNames = {}, nav }: RemoteRelease, pathname: string): string {
  const named = Object.entries(pageNames).find(([pattern]) => matchPattern(pattern, pathname));
  if (named) return named[1];
  const item =
    nav.find(({ to }) => matchPattern(to, pathname)) ??
    nav.find(({ to }) => to !== '/' && pathname.startsWith(`${to}/`));
  return item?.label ?? name;
}

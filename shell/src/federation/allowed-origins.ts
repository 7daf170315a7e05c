import { isOverridden } from './override.ts';

/**
 * Whether code of a module may come from this address: from the site itself, or from an origin that the page lists, or in a tab with an override from that developer's server. The page says so, as
 * its policy does, and not the release map, which names the addresses. Development servers have origins of their own.
 */
export function isAllowedOrigin(address: string): boolean {
  if (import.meta.env.DEV) return true;
  const { origin } = new URL(address, location.href);
  const listed = document.querySelector<HTMLMetaElement>('meta[name="storyloom-origins"]')?.content ?? '';
  return origin === location.origin || listed.split(' ').includes(origin) || isOverridden(origin);
}

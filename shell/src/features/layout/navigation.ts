import type { NavigationItem, ReleaseMap } from '@storyloom/shared/contract';

type Place = NonNullable<NavigationItem['place']>;

/** The navigation items of the remotes, in their order. */
export function navigationOf(releases: ReleaseMap): readonly NavigationItem[] {
  return releases.remotes.flatMap((release) => release.nav).toSorted((a, b) => a.order - b.order);
}

/** The items for a user or a guest. */
export function visibleItems(items: readonly NavigationItem[], signedIn: boolean): readonly NavigationItem[] {
  return items.filter((item) => item.when !== 'signed-in' || signedIn);
}

/** The items of these places; an item without a place belongs to the site. */
export function itemsAt(items: readonly NavigationItem[], ...places: readonly Place[]): readonly NavigationItem[] {
  return items.filter(({ place = 'site' }) => places.includes(place));
}

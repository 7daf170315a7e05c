import type { NavigationItem, ReleaseMap } from '@storyloom/shared/contract';

type Place = NonNullable<NavigationItem['place']>;

/** The navigation items that the remotes bring, in their order. */
export function navigationOf(releases: ReleaseMap): readonly NavigationItem[] {
  return releases.remotes.flatMap((release) => release.nav).toSorted((a, b) => a.order - b.order);
}

/** The items that someone in this state is shown. */
export function visibleItems(items: readonly NavigationItem[], signedIn: boolean): readonly NavigationItem[] {
  return items.filter((item) => item.when !== 'signed-in' || signedIn);
}

/** The items of these places; one that names none is the site's. */
export function itemsAt(items: readonly NavigationItem[], ...places: readonly Place[]): readonly NavigationItem[] {
  return items.filter(({ place = 'site' }) => places.includes(place));
}

import { useSession } from '@storyloom/shared/auth';
import { paths } from '@storyloom/shared/contract';
import { Container, TextLink } from '@storyloom/shared/ui';
import { Tabs } from '@storyloom/shared/ui/tabs';
import { type ComponentType, useRef } from 'react';
import { ListHeader } from '../../../components/list-header.tsx';
import { useReturnToCard } from '../../../components/use-return-to-card.ts';
import { ALL_INSPIRATIONS } from '../model/curated-inspirations.ts';
import { filterInspirations, NO_FILTERS } from '../model/filters.ts';
import { useFavorites } from '../model/use-favorites.ts';
import { useFilters } from '../model/use-filters.ts';
import { strings } from '../strings.ts';
import { Favorites, type LikedPromptsProps } from './favorites.tsx';
import { FilterBar } from './filter-bar.tsx';
import type { Heart } from './inspiration-card.tsx';
import { InspirationList } from './inspiration-list.tsx';

interface Props {
  readonly LikedPrompts: ComponentType<LikedPromptsProps>;
}

/** The curated inspirations with search and filters, and the user's favorites. */
export default function CuratedPage({ LikedPrompts }: Props) {
  const { user, loading } = useSession();
  const [selection, select] = useFilters();
  const favorites = useFavorites();
  const search = useRef<HTMLInputElement>(null);
  useReturnToCard(true);

  function heartOf(id: string): Heart {
    if (!user) return loading ? 'unknown' : 'guest';
    if (!favorites.ids) return 'unknown';
    return { isFavorite: favorites.ids.includes(id), onToggle: () => favorites.toggle(id) };
  }

  // Both buttons disappear when pressed, so the focus moves to the next step.
  function handleClear() {
    select(NO_FILTERS);
    search.current?.focus();
  }
  function handleBrowse() {
    select({ view: 'all' });
    search.current?.focus();
  }

  const view = user === null ? 'all' : selection.view;
  const isFavorites = view === 'favorites';
  return (
    <Container>
      <title>{isFavorites ? strings.favoritesDocumentTitle : strings.documentTitle}</title>
      <meta name="description" content={strings.documentDescription} />
      <ListHeader
        title={isFavorites ? strings.favorites : strings.title}
        description={
          <>
            {isFavorites ? strings.favoritesDescription : strings.description}
            <TextLink alone to={paths.inspiration.href()}>
              {strings.community}
            </TextLink>
          </>
        }
      />
      <FilterBar filters={selection} onChange={select} searchRef={search} />
      <Tabs
        label={strings.views}
        value={view}
        onValueChange={(next) => select({ view: next })}
        items={[
          {
            value: 'all',
            label: strings.all,
            content: (
              <InspirationList
                inspirations={filterInspirations(ALL_INSPIRATIONS, selection)}
                heartOf={heartOf}
                selection={selection}
                onClear={handleClear}
              />
            ),
          },
          {
            value: 'favorites',
            label: strings.favorites,
            disabled: user === null,
            content: (
              <Favorites
                LikedPrompts={LikedPrompts}
                favorites={favorites}
                heartOf={heartOf}
                selection={selection}
                onClear={handleClear}
                onBrowse={handleBrowse}
                searchRef={search}
              />
            ),
          },
        ]}
      />
    </Container>
  );
}

import { failureReason } from '@storyloom/shared/api/failure-reason';
import { useRetry } from '@storyloom/shared/query';
import { theme } from '@storyloom/shared/theme';
import { Button, CardGrid, EmptyState } from '@storyloom/shared/ui';
import { FailureAlert } from '@storyloom/shared/ui/failure-alert';
import { type RefObject, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Item } from '../../../components/card-parts.ts';
import { ListSkeleton } from '../../../components/list-skeleton.tsx';
import type { CuratedInspiration } from '../model/curated-inspiration.ts';
import { ALL_INSPIRATIONS, CURATED_INSPIRATIONS } from '../model/curated-inspirations.ts';
import { filterInspirations } from '../model/filters.ts';
import { sampleFavorites } from '../model/sample-favorites.ts';
import type { useFavorites } from '../model/use-favorites.ts';
import type { Selection } from '../model/use-filters.ts';
import { strings } from '../strings.ts';
import { type Heart, InspirationCard } from './inspiration-card.tsx';
import { InspirationList } from './inspiration-list.tsx';

interface Props {
  readonly favorites: ReturnType<typeof useFavorites>;
  readonly heartOf: (id: string) => Heart;
  readonly selection: Selection;
  readonly onClear: () => void;
  readonly onBrowse: () => void;
  /** Takes the focus where what had it is gone. */
  readonly searchRef: RefObject<HTMLInputElement | null>;
}

/** What a person keeps of the list; while that is nothing, four of the nine to start with (spec 9). */
export function Favorites({ favorites, heartOf, selection, onClear, onBrowse, searchRef }: Props) {
  const { failure, retrying, retry } = useRetry(favorites.query, searchRef);
  const { ids } = favorites;
  const section = useRef<HTMLElement>(null);
  // The same four when a heart could not be kept.
  const [samples] = useState(() => sampleFavorites(CURATED_INSPIRATIONS, Math.random));
  if (!ids) {
    if (!failure) return <ListSkeleton cards={3} />;
    return (
      <FailureAlert title={strings.favoritesFailed} retrying={retrying} onRetry={retry}>
        {failureReason(failure)}
      </FailureAlert>
    );
  }
  const kept = ALL_INSPIRATIONS.filter(({ id }) => ids.includes(id));

  // A heart that is pressed leaves with its card, or with the samples.
  function leavingHeart(id: string): Heart {
    const heart = heartOf(id);
    if (typeof heart === 'string') return heart;
    return {
      ...heart,
      onToggle() {
        heart.onToggle();
        section.current?.focus({ preventScroll: true });
      },
    };
  }

  return (
    <section ref={section} tabIndex={-1} aria-label={strings.favorites}>
      {kept.length === 0 ? (
        <NoFavorites samples={samples} heartOf={leavingHeart} onBrowse={onBrowse} />
      ) : (
        <InspirationList
          inspirations={filterInspirations(kept, selection)}
          heartOf={leavingHeart}
          guest={false}
          selection={selection}
          onClear={onClear}
        />
      )}
    </section>
  );
}

interface NoFavoritesProps extends Pick<Props, 'heartOf' | 'onBrowse'> {
  readonly samples: readonly CuratedInspiration[];
}

function NoFavorites({ samples, heartOf, onBrowse }: NoFavoritesProps) {
  const id = useId();
  return (
    <>
      <EmptyState title={strings.noFavorites} action={<Button onClick={onBrowse}>{strings.browse}</Button>}>
        {strings.noFavoritesText}
      </EmptyState>
      <Samples aria-labelledby={id}>
        <h2 id={id}>{strings.samples}</h2>
        <CardGrid as="ul" role="list">
          {samples.map((inspiration) => (
            <Item key={inspiration.id}>
              <InspirationCard level={3} inspiration={inspiration} heart={heartOf(inspiration.id)} />
            </Item>
          ))}
        </CardGrid>
      </Samples>
    </>
  );
}

const { space } = theme;

const Samples = styled.section`
  display: grid;
  gap: ${space.lg};
  margin-block-start: ${space.xl};
`;

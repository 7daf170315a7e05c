import { failureReason } from '@storyloom/shared/api/failure-reason';
import { useRetry } from '@storyloom/shared/query';
import { theme } from '@storyloom/shared/theme';
import { Button, CardGrid, EmptyState } from '@storyloom/shared/ui';
import { FailureAlert } from '@storyloom/shared/ui/failure-alert';
import { type ComponentType, type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { Item } from '../../../components/card-parts.ts';
import { useFocusWhenFewer } from '../../../components/use-focus-when-fewer.ts';
import { ListSkeleton } from '../../../components/list-skeleton.tsx';
import type { CuratedInspiration } from '../model/curated-inspiration.ts';
import { ALL_INSPIRATIONS, CURATED_INSPIRATIONS } from '../model/curated-inspirations.ts';
import { filterInspirations, holds } from '../model/filters.ts';
import { sampleFavorites } from '../model/sample-favorites.ts';
import type { useFavorites } from '../model/use-favorites.ts';
import { useLikedCount } from '../model/use-liked-count.ts';
import type { Selection } from '../model/use-filters.ts';
import { strings } from '../strings.ts';
import { type Heart, InspirationCard } from './inspiration-card.tsx';
import { InspirationList } from './inspiration-list.tsx';

export interface LikedPromptsProps {
  /** The search text. */
  readonly query: string;
  /** Shown when the search finds no favorites. */
  readonly nothing: ReactNode;
  /** Gets the focus when the element that had it disappears. */
  readonly landing: RefObject<HTMLElement | null>;
}

interface Props {
  /** The prompts of the community that the user likes. */
  readonly LikedPrompts: ComponentType<LikedPromptsProps>;
  readonly favorites: ReturnType<typeof useFavorites>;
  readonly heartOf: (id: string) => Heart;
  readonly selection: Selection;
  readonly onClear: () => void;
  readonly onBrowse: () => void;
  /** Gets the focus when the element that had it disappears. */
  readonly searchRef: RefObject<HTMLInputElement | null>;
}

/** The user's favorites, and the community prompts that they like; without any, four suggestions (spec 9). */
export function Favorites({ LikedPrompts, favorites, heartOf, selection, onClear, onBrowse, searchRef }: Props) {
  const { failure, retrying, retry } = useRetry(favorites.query, searchRef);
  const { ids } = favorites;
  const section = useRef<HTMLElement>(null);
  const liked = useLikedCount(section);
  useFocusWhenFewer(liked.count, section);
  const searched = useSearchParams()[0].get('q')?.trim() ?? '';
  // The same four after a favorite could not be saved.
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
  const found = filterInspirations(kept, selection);
  if (kept.length === 0 && liked.isPending) return <ListSkeleton cards={3} />;
  // Community prompts count as fiction.
  const hasLiked = liked.count > 0 && holds(selection.category, 'fiction');
  const isEmpty = kept.length === 0 && liked.count === 0;

  // A pressed heart disappears with its card, or with the suggestions.
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

  const foundList = (
    <InspirationList inspirations={found} heartOf={leavingHeart} selection={selection} onClear={onClear} />
  );

  return (
    <section ref={section} tabIndex={-1} aria-label={strings.favorites}>
      {isEmpty ? (
        <NoFavorites samples={samples} heartOf={leavingHeart} onBrowse={onBrowse} />
      ) : (
        <>
          {(found.length > 0 || !hasLiked) && foundList}
          {hasLiked && <LikedPrompts query={searched} nothing={found.length === 0 && foundList} landing={section} />}
        </>
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

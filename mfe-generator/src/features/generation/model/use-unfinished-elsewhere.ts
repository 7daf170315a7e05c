import { type Genre, GENRES } from '@storyloom/shared/domain';
import { useEffect, useState } from 'react';
import { peekShown } from './draft.ts';
import { isContinuable, shownTitle } from './story-version.ts';

/** A story that was left in the middle in another genre's generator, and is saved nowhere else. */
export interface UnfinishedStory {
  readonly genre: Genre;
  readonly title: string;
}

const unfinishedIn = (genre: Genre): readonly UnfinishedStory[] => {
  const shown = peekShown(genre);
  return shown && !shown.saved && isContinuable(shown) ? [{ genre, title: shownTitle(shown) }] : [];
};

/**
 * What waits to be continued in the generators of other genres.
 *
 * @param owner whose drafts lie open, absent until that is known
 */
export function useUnfinishedElsewhere(genre: Genre, owner: string | undefined): readonly UnfinishedStory[] {
  const [found, setFound] = useState<readonly UnfinishedStory[]>([]);
  // The generator that was left keeps its draft while this one comes: it is looked for afterwards.
  useEffect(() => {
    if (owner === undefined) return;
    const frame = requestAnimationFrame(() =>
      setFound(GENRES.filter((other) => other !== genre).flatMap((other) => unfinishedIn(other))),
    );
    return () => cancelAnimationFrame(frame);
  }, [genre, owner]);
  return found;
}

import { type Genre, GENRES } from '@storyloom/shared/domain';
import { useEffect, useState } from 'react';
import { peekShown } from './draft.ts';
import { isContinuable, shownTitle } from './story-version.ts';

/** An unsaved, unfinished story in another genre's generator. */
export interface UnfinishedStory {
  readonly genre: Genre;
  readonly title: string;
}

const unfinishedIn = (genre: Genre): readonly UnfinishedStory[] => {
  const shown = peekShown(genre);
  return shown && !shown.saved && isContinuable(shown) ? [{ genre, title: shownTitle(shown) }] : [];
};

/**
 * The unfinished stories in the generators of other genres.
 *
 * @param owner the owner of the open drafts, undefined until known
 */
export function useUnfinishedElsewhere(genre: Genre, owner: string | undefined): readonly UnfinishedStory[] {
  const [found, setFound] = useState<readonly UnfinishedStory[]>([]);
  // The generator that was left stores its draft while this one is mounted, so this looks for it afterwards.
  useEffect(() => {
    if (owner === undefined) return;
    const frame = requestAnimationFrame(() =>
      setFound(GENRES.filter((other) => other !== genre).flatMap((other) => unfinishedIn(other))),
    );
    return () => cancelAnimationFrame(frame);
  }, [genre, owner]);
  return found;
}

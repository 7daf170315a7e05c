import { useSession } from '@storyloom/shared/auth';
import { GENRE_DEFAULTS, type Genre } from '@storyloom/shared/domain';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { claimDrafts, isOfSomebodyElse } from './draft-owner.ts';
import { blankDraft, type Draft, type FoundDraft, readDraft } from './draft.ts';

interface Held {
  readonly genre: Genre;
  readonly found: FoundDraft;
  /** Whose it is: empty for a guest, absent until that is known. */
  readonly owner: string | undefined;
  /** What lies open is somebody else's and was not read. */
  readonly hidden: boolean;
}

/** A form that somebody wrote in before it was known who they are, over what they had. */
function withTyped(found: FoundDraft, typed: Draft | undefined): FoundDraft {
  const { draft } = found;
  if (!typed || typed.prompt.trim() === '' || typed.prompt === draft.prompt) return found;
  const { prompt, origin, settings } = typed;
  const replaced = draft.prompt === '' ? undefined : { before: draft.prompt, origin: draft.origin, by: prompt };
  return { ...found, draft: { ...draft, prompt, origin, settings, replaced } };
}

/**
 * The draft of a genre as the page opens with it, always that of whoever is here, also when somebody signs in or out in
 * another tab. Whoever comes from another generator gets the genre's defaults (spec 4).
 */
export function useHeldDraft(genre: Genre) {
  const { user, loading } = useSession();
  const keeper = useRef<() => Draft>(undefined);
  const [held, setHeld] = useState<Held>(() => {
    const hidden = isOfSomebodyElse();
    return { genre, found: hidden ? blankDraft(genre) : readDraft(genre), owner: undefined, hidden };
  });
  const claim = useEffectEvent((owner: string) => {
    if (held.owner === owner) return;
    const open = keeper.current?.();
    const moved = claimDrafts(owner);
    // A guest who signs in takes along what is on the page, also a story that is being written.
    const stays = !moved && !held.hidden && !held.owner;
    const typed = held.hidden ? open : undefined;
    const found = stays ? held.found : withTyped(readDraft(genre), typed);
    setHeld({ genre, found, owner, hidden: false });
  });
  const userId = loading ? undefined : (user?.id ?? '');
  useEffect(() => {
    if (userId === undefined) return;
    let left = false;
    queueMicrotask(() => {
      if (!left) claim(userId);
    });
    return () => {
      left = true;
    };
  }, [userId]);
  const setKeeper = useCallback((keep: (() => Draft) | undefined) => {
    keeper.current = keep;
  }, []);
  if (held.genre === genre) return { ...held, setKeeper };
  const found = held.hidden ? blankDraft(genre) : readDraft(genre);
  const next = { ...held, genre, found: { ...found, draft: { ...found.draft, settings: GENRE_DEFAULTS[genre] } } };
  setHeld(next);
  return { ...next, setKeeper };
}

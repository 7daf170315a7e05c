import { useSession } from '@storyloom/shared/auth';
import { GENRE_DEFAULTS, type Genre } from '@storyloom/shared/domain';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type NavigationType, useNavigationType } from 'react-router-dom';
import { isReturning, markArrival } from './arrival.ts';
import { claimDrafts, isOfSomebodyElse } from './draft-owner.ts';
import { afterSaved, blankDraft, type Draft, type FoundDraft, readDraft } from './draft.ts';

interface Held {
  readonly genre: Genre;
  readonly found: FoundDraft;
  /** Whose it is: empty for a guest, absent until that is known. */
  readonly owner: string | undefined;
  /** What lies open is someone else's and was not read. */
  readonly hidden: boolean;
  /** This visit goes on with the draft, its settings included. */
  readonly returning: boolean;
}

/**
 * How a genre is opened: as it was left, with the settings that it starts with, or by a link from another page, where the
 * story that is saved has left as well.
 */
type Opening = 'as left' | 'with its settings' | 'for the next story';

function openDraft(genre: Genre, opening: Opening): FoundDraft {
  const found = readDraft(genre);
  if (opening === 'as left') return found;
  const draft = opening === 'for the next story' ? afterSaved(found.draft) : found.draft;
  return { ...found, draft: { ...draft, settings: GENRE_DEFAULTS[genre] } };
}

/** Back brings the page as it was. */
function openingOf(returning: boolean, navigation: `${NavigationType}`): Opening {
  if (returning) return 'as left';
  return navigation === 'PUSH' ? 'for the next story' : 'with its settings';
}

/** A form that someone wrote in before it was known who they are, over what they had. */
function withTyped(found: FoundDraft, typed: Draft | undefined): FoundDraft {
  const { draft } = found;
  if (!typed || typed.prompt.trim() === '' || typed.prompt === draft.prompt) return found;
  const { prompt, origin, settings } = typed;
  const replaced = draft.prompt === '' ? undefined : { before: draft.prompt, origin: draft.origin, by: prompt };
  return { ...found, draft: { ...draft, prompt, origin, settings, replaced } };
}

/**
 * The draft of a genre as the page opens with it, always that of the user who is here, also when someone signs in or out in
 * another tab. The prompt and the stories are always there; who comes from anywhere else gets the genre's default settings
 * (spec 4), and only a draft that is restored brings its own.
 */
export function useHeldDraft(genre: Genre) {
  const { user, loading } = useSession();
  const navigation = useNavigationType();
  const keeper = useRef<() => Draft>(undefined);
  const [held, setHeld] = useState<Held>(() => {
    const hidden = isOfSomebodyElse();
    const returning = isReturning(genre, navigation);
    return {
      genre,
      found: hidden ? blankDraft(genre) : openDraft(genre, openingOf(returning, navigation)),
      owner: undefined,
      hidden,
      returning,
    };
  });
  useEffect(() => markArrival(genre), [genre]);
  const claim = useEffectEvent((owner: string) => {
    if (held.owner === owner) return;
    const open = keeper.current?.();
    const moved = claimDrafts(owner);
    // A guest who signs in takes along what is on the page, also a story that is being written.
    const stays = !moved && !held.hidden && !held.owner;
    const typed = held.hidden ? open : undefined;
    // Signing in or out in another tab is no arrival: what is theirs comes as it was.
    const goesOn = held.returning || held.owner !== undefined;
    const found = stays ? held.found : withTyped(openDraft(genre, openingOf(goesOn, navigation)), typed);
    setHeld({ ...held, genre, found, owner, hidden: false });
  });
  // A session that ends under an open dialog leaves what is in it, until it is closed or someone else is here.
  const [isDialogOpen, setDialog] = useState(false);
  const userId = loading || (!user && isDialogOpen) ? undefined : (user?.id ?? '');
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
  if (held.genre === genre) return { ...held, setKeeper, setDialog };
  const found = held.hidden ? blankDraft(genre) : openDraft(genre, 'with its settings');
  const next = { ...held, genre, found, returning: false };
  setHeld(next);
  return { ...next, setKeeper, setDialog };
}

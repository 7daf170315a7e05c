import { useSession } from '@storyloom/shared/auth';
import { GENRE_DEFAULTS, type Genre } from '@storyloom/shared/domain';
import { useHydrated } from '@storyloom/shared/hydration';
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type NavigationType, useNavigationType } from 'react-router-dom';
import { isReturning, markArrival } from './arrival.ts';
import { claimDrafts, draftOwner, isOfAnotherUser } from './draft-owner.ts';
import { afterSaved, blankDraft, type Draft, type FoundDraft, isBlank, readDraft } from './draft.ts';
import { keepFieldFocus } from './field-focus.ts';

interface Held {
  readonly genre: Genre;
  readonly found: FoundDraft;
  /** The owner: empty for a guest, undefined until known. */
  readonly owner: string | undefined;
  /** The open drafts belong to another user and were not read. */
  readonly hidden: boolean;
  /** This visit continues the draft, including its settings. */
  readonly returning: boolean;
  /** The page is being hydrated: its HTML has an empty form, and the device is read afterwards. */
  readonly unread: boolean;
}

/**
 * How a genre is opened: as it was left, with the genre's settings, or by a link from another page, which also removes the saved
 * story.
 */
type Opening = 'as left' | 'with its settings' | 'for the next story';

function openDraft(genre: Genre, opening: Opening): FoundDraft {
  const found = readDraft(genre);
  if (opening === 'as left') return found;
  const draft = opening === 'for the next story' ? afterSaved(found.draft) : found.draft;
  return { ...found, draft: { ...draft, settings: GENRE_DEFAULTS[genre] } };
}

/** Only a link from another page removes the saved story; Back keeps it. */
function openingOf(returning: boolean, navigation: `${NavigationType}`): Opening {
  if (returning) return 'as left';
  return navigation === 'PUSH' ? 'for the next story' : 'with its settings';
}

function openOnArrival(genre: Genre, navigation: `${NavigationType}`): Held {
  const hidden = isOfAnotherUser();
  const returning = isReturning(genre, navigation);
  const found = hidden ? blankDraft(genre) : openDraft(genre, openingOf(returning, navigation));
  return { genre, found, owner: undefined, hidden, returning, unread: false };
}

/** Puts what was typed before the owner was known into the owner's draft. */
function withTyped(found: FoundDraft, typed: Draft | undefined): FoundDraft {
  const { draft } = found;
  if (!typed) return found;
  const { prompt, who = draft.who, origin, settings } = typed;
  if (prompt.trim() === '' || prompt === draft.prompt) return { ...found, draft: { ...draft, who } };
  const replaced = draft.prompt === '' ? undefined : { before: draft.prompt, origin: draft.origin, by: prompt };
  return { ...found, draft: { ...draft, prompt, who, origin, settings, replaced } };
}

/**
 * The draft that the page opens with, always the current user's, also when someone signs in or out in another tab. Prompt and
 * stories are always restored; the settings only when the visit continues, else they are the genre's defaults (spec 4).
 */
export function useHeldDraft(genre: Genre) {
  const { user, loading } = useSession();
  const navigation = useNavigationType();
  const keeper = useRef<() => Draft>(undefined);
  const isHydrated = useHydrated();
  const [held, setHeld] = useState<Held>(() =>
    isHydrated
      ? openOnArrival(genre, navigation)
      : { genre, found: blankDraft(genre), owner: undefined, hidden: false, returning: false, unread: true },
  );
  const { unread } = held;
  const restoreFocus = useRef<() => void>(undefined);
  const read = useEffectEvent(() => {
    const next = { ...openOnArrival(genre, navigation), owner: held.owner };
    // Nothing is stored: the form stays as it is, with what is being typed into it.
    if (isBlank(next.found, genre)) return setHeld({ ...next, found: held.found });
    restoreFocus.current = keepFieldFocus();
    setHeld({ ...next, found: withTyped(next.found, keeper.current?.()) });
  });
  // Before the page is pressed or painted again, and before its arrival is recorded.
  useLayoutEffect(() => {
    if (isHydrated && unread) queueMicrotask(() => flushSync(read));
  }, [isHydrated, unread]);
  useLayoutEffect(() => {
    restoreFocus.current?.();
    restoreFocus.current = undefined;
  });
  useEffect(() => (unread ? undefined : markArrival(genre)), [genre, unread]);
  const claim = useEffectEvent((owner: string) => {
    // The drafts of a user who signed out and is back are gone.
    if (held.owner === owner && draftOwner() === owner) return;
    const open = keeper.current?.();
    const moved = claimDrafts(owner);
    // A guest who signs in keeps what is on the page, including a story that is being written.
    const stays = !moved && !held.hidden && !held.owner;
    const typed = held.hidden ? open : undefined;
    // Signing in or out in another tab is not an arrival: that user's draft is shown as it was.
    const goesOn = held.returning || held.owner !== undefined;
    const found = stays ? held.found : withTyped(openDraft(genre, openingOf(goesOn, navigation)), typed);
    setHeld({ ...held, genre, found, owner, hidden: false });
  });
  // If the session ends under an open dialog, its content stays until the dialog is closed or another user signs in.
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

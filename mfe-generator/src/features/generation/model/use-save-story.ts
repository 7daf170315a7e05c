import { AppError } from '@storyloom/shared/api';
import { failureReason } from '@storyloom/shared/api/failure-reason';
import { recordInspirationUse } from '@storyloom/shared/api/inspirations';
import { linkPublishedStory } from '@storyloom/shared/api/published-stories';
import { lengthenStory, type NewStory, saveStory, storyQueries } from '@storyloom/shared/api/stories';
import { useSession } from '@storyloom/shared/auth';
import { type Genre, newId } from '@storyloom/shared/domain';
import { toast } from '@storyloom/shared/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { strings } from '../strings.ts';
import { communityInspiration, type PromptOrigin } from './prompt-origin.ts';
import { keepNotes } from './keep-notes.ts';
import { isSessionGone } from './session-gone.ts';
import { AVOIDED_NAMES_KEY } from './use-avoided-names.ts';
import { isWhole, ownTitle, savedTitle, type StoryVersion } from './story-version.ts';
import type { Purpose } from './waiting-story.ts';

interface Options {
  readonly genre: Genre;
  readonly version: StoryVersion | undefined;
  /** Receives the version that was saved, as it was then, and the id of its row. */
  readonly onSaved: (version: StoryVersion, rowId: string) => void;
  /** Called when a version's row no longer exists, with the id of the new one. */
  readonly onRowGone: (id: string, rowId: string) => void;
  /** Leads to signing in again, after which the version is saved, and opened in the writing desk if that was wanted. */
  readonly onSignIn: (version: StoryVersion, purpose: SavingPurpose) => void;
}

type SavingPurpose = Exclude<Purpose, 'read'>;

interface Task {
  /** Do nothing if the row is gone. */
  readonly onlyLonger: boolean;
  readonly purpose: SavingPurpose;
}

/** Records that a prompt of the community became a story. Not awaited; a failure is only logged. */
export function recordUse(origin: PromptOrigin | undefined, rowId: string): void {
  const id = communityInspiration(origin);
  if (id !== undefined) recordInspirationUse(id, rowId).catch((error: unknown) => console.warn(error));
}

/** Links a copy that was shared before the story was saved to its row. Not awaited either. */
function linkShared({ id, shared }: StoryVersion, rowId: string, userId: string): void {
  if (shared) linkPublishedStory(id, userId, rowId).catch((error: unknown) => console.warn(error));
}

/** @throws AppError 'unauthorized' when the session has ended, else the call's own error. */
async function asUser<Answer>(ask: Promise<Answer>): Promise<Answer> {
  try {
    return await ask;
  } catch (error) {
    if (await isSessionGone(error)) throw new AppError('unauthorized', strings.saveNoUser, { cause: error });
    throw error;
  }
}

interface Place extends Pick<Options, 'genre' | 'onRowGone'> {
  readonly userId: string;
}

/** A version as a row of the user's collection. */
function rowOf(version: StoryVersion, genre: Genre, userId: string): NewStory {
  const { rowId, text, prompt, settings, origin, demo } = version;
  return {
    id: rowId,
    userId,
    title: savedTitle(version),
    text,
    options: { ...settings, prompt, genre },
    source: origin?.source,
    demo,
    unfinished: !isWhole(version),
  };
}

/** Saves the longer text in a version's row. Returns whether the row still exists. */
const lengthenRow = (version: StoryVersion, genre: Genre, userId: string): Promise<boolean> =>
  // A title given by the user stays; the new one replaces only the story's former title.
  asUser(lengthenStory({ ...rowOf(version, genre, userId), title: ownTitle(version.text) }, version.rowTitle ?? ''));

/**
 * Saves a version in the user's collection, as its row. A row with a shorter text gets the longer one; if the row is gone, a new
 * one is made.
 *
 * @returns the row, and whether it is new
 * @throws AppError 'unauthorized' when the session has ended, else as {@link saveStory}.
 */
export async function saveVersion(version: StoryVersion, { genre, userId, onRowGone }: Place) {
  const { id, rowId, rowTitle } = version;
  const row = rowOf(version, genre, userId);
  async function saveNew(as: NewStory) {
    const saved = await asUser(saveStory(as));
    await keepNotes(version, saved);
    return { rowId: saved, isNew: true };
  }
  if (rowTitle === undefined) return saveNew(row);
  if (await lengthenRow(version, genre, userId)) return { rowId, isNew: false };
  const next = newId();
  // Before the request, so that a second try does not make a second row.
  onRowGone(id, next);
  return saveNew({ ...row, id: next });
}

/** Saves a version in the user's collection. The row's id is known from the start, so a second try makes no second row. */
export function useSaveStory({ genre, version, onSaved, onRowGone, onSignIn }: Options) {
  const { user } = useSession();
  const queryClient = useQueryClient();
  const mutation = useMutation({
    async mutationFn({ onlyLonger }: Task) {
      if (!user) throw new AppError('unauthorized', strings.saveNeedsSignIn);
      if (!version || version.text === '') throw new AppError('bad_request', strings.saveNeedsStory);
      if (onlyLonger && !(await lengthenRow(version, genre, user.id))) {
        onRowGone(version.id, newId());
        return undefined;
      }
      const { rowId, isNew } = onlyLonger
        ? { rowId: version.rowId, isNew: false }
        : await saveVersion(version, { genre, userId: user.id, onRowGone });
      linkShared(version, rowId, user.id);
      void queryClient.invalidateQueries({ queryKey: [AVOIDED_NAMES_KEY] });
      await queryClient.invalidateQueries({ queryKey: storyQueries.all(user.id) });
      return { version, rowId, isNew };
    },
    onSuccess(done) {
      if (!done) return;
      const { version: saved, rowId, isNew } = done;
      toast.success(strings.saved, { detail: isNew ? undefined : strings.savedLonger });
      onSaved(saved, rowId);
      if (isNew) recordUse(saved.origin, rowId);
    },
    onError(error, { purpose }) {
      const code = error instanceof AppError ? error.code : undefined;
      const isPlain = code === 'data' || code === 'unauthorized' || code === 'bad_request';
      if (error.message === strings.saveNoUser) {
        const action = version && { label: strings.signIn, onAction: () => onSignIn(version, purpose) };
        toast.error(strings.saveNoUser, { detail: strings.saveSignInAgain, action });
      } else if (isPlain && error.message) toast.error(error.message);
      else {
        const said = code === 'network' ? strings.saveUnreachable : strings.saveFailed;
        toast.error(said, { detail: failureReason(error) });
      }
    },
  });
  const sent = useRef<Pick<StoryVersion, 'id' | 'text'> & { readonly answer: Promise<string | undefined> }>(undefined);

  /** Saves the version, and answers with the id of its row, or with `undefined` after a failure, which is reported. */
  function save(purpose: SavingPurpose): Promise<string | undefined> {
    const { id = '', text = '' } = version ?? {};
    // A second press waits for the first.
    if (sent.current?.id === id && sent.current.text === text) return sent.current.answer;
    const answer = mutation
      .mutateAsync({ onlyLonger: false, purpose })
      .then((done) => done?.rowId)
      .catch(() => undefined)
      .finally(() => {
        if (sent.current?.answer === answer) sent.current = undefined;
      });
    sent.current = { id, text, answer };
    return answer;
  }

  return {
    busy: mutation.isPending,
    save,
    /** Saves the longer text of a continued story, if its row still exists. */
    lengthen: () => mutation.mutate({ onlyLonger: true, purpose: 'save' }),
  };
}

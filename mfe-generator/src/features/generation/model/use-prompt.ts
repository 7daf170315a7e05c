import { useEffect, useEffectEvent, useState } from 'react';
import type { Draft } from './draft.ts';
import { originOf, type PromptOrigin } from './prompt-origin.ts';
import { useNavigationPrompt } from './use-navigation-prompt.ts';

type Form = Pick<Draft, 'prompt' | 'replaced' | 'origin' | 'who'>;

function replacing(current: Form, by: string, origin: PromptOrigin | undefined): Form {
  const { prompt, replaced } = current;
  // After several replacements in a row, the user's own prompt is kept.
  const own = prompt === replaced?.by ? replaced : { before: prompt, origin: current.origin };
  return { ...current, prompt: by, origin, replaced: { ...own, by } };
}

/** The origin to keep when other words replace its prompt, since they may be undone. */
const keptFor = (words: string, origin: PromptOrigin | undefined) =>
  origin?.handed === undefined && words.trim() === '' ? undefined : origin;

interface Options {
  /** Whether this form stays; until then a handed-over prompt waits. */
  readonly ready: boolean;
  /** Whether a prompt handed over with autoFill is written at once. */
  readonly autoGenerate: boolean;
}

/** The prompt in the form, its origin, and the prompt that it replaced. */
export function usePrompt(initial: Draft, { ready, autoGenerate }: Options) {
  const [form, setForm] = useState<Form>(initial);
  const { prompt, replaced } = form;
  // A prompt to be written without pressing Generate; it may be in the form already.
  const [toWrite, setToWrite] = useState<string>();
  const [handed, setHanded] = useState(0);

  useNavigationPrompt(ready, ({ prompt: next, origin: from, who, autoFill, isCarried }) => {
    if (isCarried) {
      setForm((current) => (current.prompt.trim() === '' ? { ...current, prompt: next, origin: from, who } : current));
      return;
    }
    setForm((current) => replacing(current, next, from));
    setHanded((times) => times + 1);
    setToWrite(autoFill && autoGenerate ? next : undefined);
  });

  /** The user's own prompt, which another would replace. */
  const own = prompt === replaced?.by ? replaced.before : prompt;

  return {
    prompt,
    replaced,
    /** The origin of the prompt in its current form. */
    origin: originOf(prompt, form.origin),
    /** The stored origin: it applies again when the words come back. */
    keptOrigin: form.origin,
    /** How often a prompt was handed over since the last story. */
    handed,
    /** Whether this prompt is to be written at once and has not been yet. */
    isToWrite: toWrite === prompt,
    /** The prompt is no longer to be written at once. */
    dropped: () => setToWrite(undefined),
    /** A story is being written now. */
    written() {
      setToWrite(undefined);
      setHanded(0);
    },
    type(next: string) {
      setToWrite(undefined);
      setForm((current) => ({ ...current, prompt: next, origin: keptFor(next, current.origin) }));
    },
    /** Who is in the story, in the user's words. */
    who: form.who,
    setWho: (who: string | undefined) => setForm((current) => ({ ...current, who: who || undefined })),
    /** Replaces the prompt by one without an origin. */
    replace: (next: string) => setForm((current) => replacing(current, next, keptFor('', current.origin))),
    /** Empties the form for the next story. */
    empty: () => setForm((current) => ({ ...replacing(current, '', keptFor('', current.origin)), who: undefined })),
    /** Whether there is a prompt of the user's own to replace. */
    replaces: own.trim() !== '',
    /** Restores the replaced prompt; absent when there is none. */
    undo:
      replaced && prompt === replaced.by && replaced.before.trim() !== '' && replaced.before !== prompt
        ? {
            text: replaced.before,
            apply: () => setForm(({ who }) => ({ prompt: replaced.before, origin: replaced.origin, who })),
          }
        : undefined,
  };
}

/**
 * Writes a prompt that is to be written at once, when it is in the form.
 *
 * @param ready whether the user is known, and so whether a story may be requested
 */
export function useAutoGenerate(
  { isToWrite, dropped }: ReturnType<typeof usePrompt>,
  ready: boolean,
  generate: (() => void) | undefined,
): void {
  const generateByItself = useEffectEvent(() => {
    dropped();
    generate?.();
  });
  useEffect(() => {
    if (ready && isToWrite) generateByItself();
  }, [ready, isToWrite]);
}

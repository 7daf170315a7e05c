import { useEffect, useEffectEvent, useState } from 'react';
import type { Draft } from './draft.ts';
import { originOf, type PromptOrigin } from './prompt-origin.ts';
import { useNavigationPrompt } from './use-navigation-prompt.ts';

type Form = Pick<Draft, 'prompt' | 'replaced' | 'origin'>;

function replacing(current: Form, by: string, origin: PromptOrigin | undefined): Form {
  const { prompt, replaced } = current;
  // Of several that come one after the other the person's own is kept.
  const own = prompt === replaced?.by ? replaced : { before: prompt, origin: current.origin };
  return { prompt: by, origin, replaced: { ...own, by } };
}

/** What to keep of an origin when other words take its prompt's place: they may be taken back. */
const keptFor = (words: string, origin: PromptOrigin | undefined) =>
  origin?.handed === undefined && words.trim() === '' ? undefined : origin;

interface Options {
  /** Whether this form stays: until then what another page hands over waits. */
  readonly ready: boolean;
  /** Whether a prompt that is handed over for it is written at once. */
  readonly autoGenerate: boolean;
}

/** The prompt in the form, where it comes from, and the one whose place it took. */
export function usePrompt(initial: Draft, { ready, autoGenerate }: Options) {
  const [form, setForm] = useState<Form>(initial);
  const { prompt, replaced } = form;
  // A prompt that was handed over to be written without waiting for the button; it may stand in the form already.
  const [toWrite, setToWrite] = useState<string>();
  const [handed, setHanded] = useState(0);

  useNavigationPrompt(ready, ({ prompt: next, origin: from, autoFill, isCarried }) => {
    if (isCarried) {
      setForm((current) => (current.prompt.trim() === '' ? { ...current, prompt: next, origin: from } : current));
      return;
    }
    setForm((current) => replacing(current, next, from));
    setHanded((times) => times + 1);
    setToWrite(autoFill && autoGenerate ? next : undefined);
  });

  /** The user's own, which another would take the place of. */
  const own = prompt === replaced?.by ? replaced.before : prompt;

  return {
    prompt,
    replaced,
    /** Where the prompt comes from as it stands. */
    origin: originOf(prompt, form.origin),
    /** The same as it is kept: a prompt whose words come back has its origin back. */
    keptOrigin: form.origin,
    /** How often a prompt came from another page since a story was written last. */
    handed,
    /** Whether this prompt was handed over to be written and has not been yet. */
    isToWrite: toWrite === prompt,
    /** Says that it is written no more without being asked for. */
    dropped: () => setToWrite(undefined),
    /** Says that a story is written now. */
    written() {
      setToWrite(undefined);
      setHanded(0);
    },
    type(next: string) {
      setToWrite(undefined);
      setForm((current) => ({ ...current, prompt: next, origin: keptFor(next, current.origin) }));
    },
    /** Puts a prompt of no one’s in its place. */
    replace: (next: string) => setForm((current) => replacing(current, next, keptFor('', current.origin))),
    /** Whether there is anything of the user's own that another would take the place of. */
    replaces: own.trim() !== '',
    /** Puts back what was replaced; absent when the prompt in the form took nobody's place. */
    undo:
      replaced && prompt === replaced.by && replaced.before.trim() !== '' && replaced.before !== prompt
        ? { text: replaced.before, apply: () => setForm({ prompt: replaced.before, origin: replaced.origin }) }
        : undefined,
  };
}

/**
 * Writes a prompt that was handed over for it, once it is in the form.
 *
 * @param ready whether it is known who asks, and so whether they may
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

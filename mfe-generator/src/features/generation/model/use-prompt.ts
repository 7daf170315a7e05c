import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Draft } from './draft.ts';
import { useNavigationPrompt } from './use-navigation-prompt.ts';

/** The prompt in the form, and the community prompt that it began as. */
export function usePrompt(initial: Draft) {
  const [prompt, setPrompt] = useState(initial.prompt);
  const [inspirationId, setInspirationId] = useState(initial.inspirationId);
  // A prompt that was handed over to be written without waiting for the button.
  const toWrite = useRef<string>(undefined);
  useNavigationPrompt((handed) => {
    setPrompt(handed.prompt);
    setInspirationId(handed.inspirationId);
    if (handed.autoFill) toWrite.current = handed.prompt;
  });
  return {
    prompt,
    inspirationId,
    /** Whether this prompt was handed over to be written; once. */
    takeToWrite(current: string): boolean {
      if (toWrite.current !== current) return false;
      toWrite.current = undefined;
      return true;
    },
    type(next: string): void {
      setPrompt(next);
      // What is written from nothing owes nothing to the prompt that stood there.
      if (next.trim() === '') setInspirationId(undefined);
    },
    replace(next: string): void {
      setPrompt(next);
      setInspirationId(undefined);
    },
  };
}

/**
 * Writes a prompt that was handed over for it, once it is in the form.
 *
 * @param ready whether it is known who asks, and so whether they may
 */
export function useAutoGenerate(
  { prompt, takeToWrite }: ReturnType<typeof usePrompt>,
  ready: boolean,
  generate: (() => void) | undefined,
): void {
  const generateByItself = useEffectEvent((current: string) => {
    if (takeToWrite(current)) generate?.();
  });
  useEffect(() => {
    if (ready) generateByItself(prompt);
  }, [ready, prompt]);
}

import { AppError } from '@storyloom/shared/api';
import { type Caller, randomPrompt } from '@storyloom/shared/api/story-service';
import type { Genre, Language } from '@storyloom/shared/domain';
import { toast } from '@storyloom/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { randomFailure } from '../messages.ts';
import { strings } from '../strings.ts';

interface Options {
  readonly genre: Genre;
  readonly language: Language;
  readonly guest: boolean;
  readonly getCaller: () => Promise<Caller>;
  /** Puts the prompt into the form. */
  readonly onPrompt: (prompt: string) => void;
  /** Whether it replaces a prompt that can be restored. */
  readonly replaces: boolean;
}

/** Requests a random prompt. */
export function useRandomPrompt({ genre, language, guest, getCaller, onPrompt, replaces }: Options) {
  const run = useRef<AbortController>(undefined);
  useEffect(() => () => run.current?.abort(), []);
  const mutation = useMutation({
    mutationFn: async () => {
      const { signal } = (run.current = new AbortController());
      return randomPrompt(genre, language, await getCaller(), signal);
    },
    onError(error) {
      if (run.current?.signal.aborted) return;
      const { message, detail } = randomFailure(error instanceof AppError ? error : undefined, guest);
      toast.error(message, { detail });
    },
  });
  const replacing = useRef(replaces);
  useEffect(() => {
    replacing.current = replaces;
  });
  // Only while the form that requested it is mounted.
  const onSuccess = (prompt: string) => {
    const detail = replacing.current ? strings.random.canUndo : undefined;
    onPrompt(prompt);
    toast.success(strings.random.generated, { detail });
  };
  return {
    busy: mutation.isPending,
    ask: () => mutation.mutate(undefined, { onSuccess }),
    /** Ends the wait for a prompt, without a word. */
    cancel: () => run.current?.abort(),
  };
}

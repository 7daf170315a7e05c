import { AppError } from '@storyloom/shared/api';
import type { Genre, Language } from '@storyloom/shared/domain';
import { toast } from '@storyloom/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Caller } from '../api/caller.ts';
import { randomPrompt } from '../api/random-prompt.ts';
import { errorMessage, strings } from '../strings.ts';

interface Options {
  readonly genre: Genre;
  readonly language: Language;
  readonly prompt: string;
  readonly getCaller: () => Promise<Caller>;
  readonly onPrompt: (prompt: string) => void;
}

function messageOf(error: unknown): string {
  if (!(error instanceof AppError) || error.code === 'network' || error.code === 'internal') {
    return strings.random.unreachable;
  }
  return error.code === 'empty' ? strings.random.empty : strings.random.failed(errorMessage(error));
}

/** Puts a random prompt in the form, and can put back what it replaced. */
export function useRandomPrompt({ genre, language, prompt, getCaller, onPrompt }: Options) {
  const [replaced, setReplaced] = useState<{ readonly before: string; readonly by: string }>();
  const mutation = useMutation({
    mutationFn: async () => randomPrompt(genre, language, await getCaller()),
    onSuccess(by) {
      // What somebody typed while they waited is replaced, and kept, as well.
      if (prompt.trim() !== '' && prompt !== replaced?.by) setReplaced({ before: prompt, by });
      else if (replaced) setReplaced({ ...replaced, by });
      onPrompt(by);
      toast.success(strings.random.generated);
    },
    onError: (error) => toast.error(messageOf(error)),
  });
  const before = replaced && prompt === replaced.by ? replaced.before : undefined;
  return {
    busy: mutation.isPending,
    ask: () => mutation.mutate(),
    /** Absent when the prompt in the form is not a random one that replaced something. */
    undo:
      before === undefined
        ? undefined
        : () => {
            setReplaced(undefined);
            onPrompt(before);
          },
  };
}

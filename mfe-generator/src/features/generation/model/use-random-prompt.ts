import { AppError } from '@storyloom/shared/api';
import { type Caller, randomPrompt } from '@storyloom/shared/api/story-service';
import type { Genre, Language } from '@storyloom/shared/domain';
import { toast } from '@storyloom/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { errorMessage, strings } from '../strings.ts';

interface Options {
  readonly genre: Genre;
  readonly language: Language;
  readonly getCaller: () => Promise<Caller>;
  readonly onPrompt: (prompt: string) => void;
}

function say(error: unknown): void {
  if (!(error instanceof AppError) || error.code === 'network' || error.code === 'internal') {
    toast.error(strings.random.unreachable);
  } else if (error.code === 'empty') {
    toast.error(error.message);
  } else {
    toast.error(strings.random.failed, { detail: errorMessage(error) });
  }
}

/** Asks for a random prompt. */
export function useRandomPrompt({ genre, language, getCaller, onPrompt }: Options) {
  const mutation = useMutation({
    mutationFn: async () => randomPrompt(genre, language, await getCaller()),
    onError: say,
  });
  // Only while the form is there that it was asked for.
  const onSuccess = (prompt: string) => {
    onPrompt(prompt);
    toast.success(strings.random.generated);
  };
  return { busy: mutation.isPending, ask: () => mutation.mutate(undefined, { onSuccess }) };
}

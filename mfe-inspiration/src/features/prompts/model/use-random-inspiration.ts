import { AppError } from '@storyloom/shared/api';
import { failureReason } from '@storyloom/shared/api/failure-reason';
import { randomPrompt, useCaller } from '@storyloom/shared/api/story-service';
import { type GeneratorNavigationState, paths } from '@storyloom/shared/contract';
import { genreOrDefault } from '@storyloom/shared/domain';
import { toast } from '@storyloom/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { strings } from '../strings.ts';
import type { PromptTab } from './prompt-search.ts';

/** Why there is no prompt, in words that help the user, such as when to try again. */
function reasonOf(error: Error): string | undefined {
  if (!(error instanceof AppError) || error.code === 'internal') return undefined;
  const reason = failureReason(error);
  // Without a better reason, the service sends the same message.
  return reason.startsWith(strings.random.failed) ? undefined : reason;
}

/** Requests a random prompt and opens the generator of its genre, where it can be read before a story is written. */
export function useRandomInspiration(tab: PromptTab) {
  const navigate = useNavigate();
  const caller = useCaller();
  const genre = genreOrDefault(tab);
  const run = useRef<AbortController>(undefined);
  useEffect(() => () => run.current?.abort(), []);
  const mutation = useMutation({
    mutationFn: async ({ signal }: AbortController) => randomPrompt(genre, 'english', await caller.get(), signal),
    onError(error, { signal }) {
      if (!signal.aborted) toast.error(strings.random.failed, { detail: reasonOf(error) });
    },
  });
  // Only while the page that requested it is still shown.
  const onSuccess = (prompt: string) => {
    toast.success(strings.random.generated);
    navigate(paths.generator.href(genre), { state: { prompt } satisfies GeneratorNavigationState });
  };
  return {
    busy: mutation.isPending,
    ask: () => mutation.mutate((run.current = new AbortController()), { onSuccess }),
    /** Ends the wait for a prompt, without a message. */
    cancel() {
      run.current?.abort();
      mutation.reset();
    },
  };
}

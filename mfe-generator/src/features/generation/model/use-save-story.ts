import { AppError } from '@storyloom/shared/api';
import { saveStory, storyQueries } from '@storyloom/shared/api/stories';
import { useSession } from '@storyloom/shared/auth';
import { FALLBACK_TITLES, type Genre, storyTitle } from '@storyloom/shared/domain';
import { toast } from '@storyloom/shared/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { strings } from '../strings.ts';
import type { StoryMeta } from './use-generation.ts';

interface Options {
  readonly genre: Genre;
  readonly story: StoryMeta | undefined;
  readonly getText: () => string;
  readonly onSaved: () => void;
}

/** Saves the story on the page to the person's collection. The run's id is the row's, so a second try makes no second row. */
export function useSaveStory({ genre, story, getText, onSaved }: Options) {
  const { user } = useSession();
  const queryClient = useQueryClient();
  const mutation = useMutation({
    async mutationFn() {
      if (!user || !story) throw new AppError('unauthorized', strings.saveNeedsSignIn);
      const text = getText();
      await saveStory({
        id: story.id,
        userId: user.id,
        title: storyTitle(text) ?? FALLBACK_TITLES.saved,
        story: text,
        options: { ...story.settings, prompt: story.prompt, genre },
      });
      await queryClient.invalidateQueries({ queryKey: storyQueries.all(user.id) });
    },
    onSuccess() {
      toast.success(strings.saved);
      onSaved();
    },
    onError(error) {
      const message =
        error instanceof AppError && (error.code === 'data' || error.code === 'unauthorized') ? error.message : '';
      toast.error(message || (error instanceof AppError ? strings.saveUnreachable : strings.saveFailed));
    },
  });
  return { busy: mutation.isPending, save: () => mutation.mutate() };
}

import { renameStory, type SavedStory, type StoryPage, storyQueries } from '@storyloom/shared/api/stories';
import { toast } from '@storyloom/shared/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { strings } from '../components/strings.ts';
import { failureMessage } from './signed-out.ts';

const words = strings.rename;

/** Gives one of the person's stories another title, says how that went, and shows it wherever the story stands. */
export function useRenameStory(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, title }: { readonly id: string; readonly title: string }) => renameStory(id, userId, title),
    networkMode: 'always',
    onSuccess(title, { id }) {
      if (title === null) toast.error(words.gone);
      else {
        toast.success(words.done);
        const named = <Story extends { readonly id: string }>(story: Story) =>
          story.id === id ? { ...story, title } : story;
        client.setQueriesData<StoryPage>(
          { queryKey: storyQueries.pages(userId) },
          (page) => page && { ...page, stories: page.stories.map(named) },
        );
        client.setQueryData<SavedStory | null>(
          storyQueries.detail(userId, id).queryKey,
          (story) => story && named(story),
        );
      }
    },
    onError: (error) => toast.error(failureMessage(error, words.failed)),
    // Its place in a list by title may be another now; and an answer that got lost says nothing of what is kept.
    onSettled: () => void client.invalidateQueries({ queryKey: storyQueries.all(userId) }),
  });
}

import { changeItems, communityKey } from '@storyloom/shared/api/community';
import { type OwnPublishedStory, renamePublishedStory } from '@storyloom/shared/api/published-stories';
import { renameStory, type SavedStory, type StoryPage, storyQueries } from '@storyloom/shared/api/stories';
import { toast } from '@storyloom/shared/ui';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { strings } from '../components/strings.ts';
import { tellFailure } from './signed-out.ts';

const words = strings.rename;

/** What is renamed: a saved story, or a shared copy. */
export type Renamed = 'saved' | 'shared';

/** Puts the new title into every cached story with the id. */
type Change = (client: QueryClient, userId: string, id: string, title: string) => void;

const KINDS: Readonly<
  Record<Renamed, { rename: typeof renameStory; show: Change; keyOf: (userId: string) => readonly unknown[] }>
> = {
  saved: {
    rename: renameStory,
    keyOf: storyQueries.all,
    show(client, userId, id, title) {
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
    },
  },
  shared: {
    rename: renamePublishedStory,
    keyOf: (userId) => communityKey('story', userId),
    show: (client, userId, id, title) =>
      changeItems<OwnPublishedStory>(client, 'story', userId, (story) =>
        story.id === id ? { ...story, title } : story,
      ),
  },
};

/** Renames one of the user's stories, reports the outcome, and updates the title everywhere. */
export function useRenameStory(kind: Renamed, userId: string) {
  const client = useQueryClient();
  const { rename, show, keyOf } = KINDS[kind];
  return useMutation({
    mutationFn: ({ id, title }: { readonly id: string; readonly title: string }) => rename(id, userId, title),
    networkMode: 'always',
    onSuccess(title, { id }) {
      if (title === null) toast.error(words.gone);
      else {
        toast.success(words.done);
        show(client, userId, id, title);
      }
    },
    onError: (error) => tellFailure(error, words.failed),
    // Its place in a list by title may have changed; and after a lost answer the stored title is unknown.
    onSettled: () => void client.invalidateQueries({ queryKey: keyOf(userId) }),
  });
}

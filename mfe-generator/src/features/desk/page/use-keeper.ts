import { type SavedStory, storyQueries } from '@storyloom/shared/api/stories';
import { saveStoryText } from '@storyloom/shared/api/story-text';
import { firstHeading } from '@storyloom/shared/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Revision } from '../keeping/device-copy.ts';
import type { Keeper } from '../keeping/keeper.ts';
import { leaveKeeper, openKeeper } from '../keeping/open-keeper.ts';

/** The keeper of a story's text while its page is open. What it has saved, the other pages show. */
export function useKeeper(userId: string, story: SavedStory): Keeper | undefined {
  const client = useQueryClient();
  const [keeper, setKeeper] = useState<Keeper>();
  const storyId = story.id;
  const current = { revision: story.revision, text: story.text };

  const showSaved = ({ revision, text }: Revision, isDemo: boolean) => {
    client.setQueryData<SavedStory | null>(
      storyQueries.detail(userId, storyId).queryKey,
      (cached) =>
        cached && {
          ...cached,
          text,
          revision,
          heading: firstHeading(text),
          demo: cached.demo || isDemo,
        },
    );
    void client.invalidateQueries({
      queryKey: storyQueries.all(userId),
      predicate: ({ queryKey }) => !queryKey.includes('detail'),
    });
  };
  const open = useEffectEvent(() =>
    openKeeper({ story: { userId, storyId }, current, save: saveStoryText, onSaved: showSaved }),
  );
  useEffect(() => {
    let left = false;
    void open().then((opened) => left || setKeeper(opened));
    return () => {
      left = true;
      void leaveKeeper({ userId, storyId });
    };
  }, [userId, storyId]);
  const { revision, text } = story;
  useEffect(() => keeper?.heard({ revision, text }), [keeper, revision, text]);
  return keeper;
}

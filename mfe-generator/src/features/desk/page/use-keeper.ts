import { renameStory, type SavedStory, storyQueries } from '@storyloom/shared/api/stories';
import { saveStoryText } from '@storyloom/shared/api/story-text';
import { firstHeading } from '@storyloom/shared/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Revision } from '../keeping/device-copy.ts';
import type { Keeper } from '../keeping/keeper.ts';
import { leaveKeeper, openKeeper } from '../keeping/open-keeper.ts';
import { titleOfText } from './title-of-text.ts';

/** The keeper of a story's text while its page is open. What it has saved, the other pages show. */
export function useKeeper(userId: string, story: SavedStory): Keeper | undefined {
  const client = useQueryClient();
  const [keeper, setKeeper] = useState<Keeper>();
  const storyId = story.id;
  const current = { revision: story.revision, text: story.text };

  const showSaved = async ({ revision, text }: Revision, isDemo: boolean) => {
    const { queryKey } = storyQueries.detail(userId, storyId);
    const before = client.getQueryData(queryKey);
    if (!before) return;
    const title = titleOfText(before, text);
    const demo = before.demo || isDemo;
    client.setQueryData<SavedStory>(queryKey, { ...before, title, text, revision, heading: firstHeading(text), demo });
    try {
      if (title !== before.title) await renameStory(storyId, userId, title);
    } catch {
      // The text is saved. The title shows what the server has.
      await client.invalidateQueries({ queryKey });
    }
    await client.invalidateQueries({
      queryKey: storyQueries.all(userId),
      predicate: (query) => !query.queryKey.includes('detail'),
    });
  };
  const open = useEffectEvent(() =>
    openKeeper({
      story: { userId, storyId },
      current,
      save: saveStoryText,
      onSaved: (saved, isDemo) => void showSaved(saved, isDemo),
    }),
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

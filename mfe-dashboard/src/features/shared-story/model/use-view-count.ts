import { changeItems } from '@storyloom/shared/api/community';
import { type CommunityStory, countStoryView } from '@storyloom/shared/api/shared-stories';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/**
 * Counts that a story is read, once for each time that it is shown; the database counts a visitor once a day. Nobody waits for it.
 *
 * @param counts whether the person is a reader: who shares it does not count
 */
export function useViewCount(
  { id, shareId }: Pick<CommunityStory, 'id' | 'shareId'>,
  personId: string | undefined,
  counts: boolean,
): void {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: () => countStoryView({ id, shareId }),
    onSuccess: (views) =>
      changeItems<CommunityStory>(client, 'story', personId, (story) =>
        story.id === id ? { ...story, views } : story,
      ),
  });
  useEffect(() => {
    if (counts) mutate();
  }, [counts, mutate]);
}

import { changeItems } from '@storyloom/shared/api/community';
import { type CommunityStory, countStoryView } from '@storyloom/shared/api/published-stories';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/**
 * Counts a view each time a story is shown; the database counts a visitor once a day. Not awaited.
 *
 * @param counts false for the author, whose own views do not count
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

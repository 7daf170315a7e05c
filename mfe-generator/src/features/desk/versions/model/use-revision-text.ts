import { revisionQueries } from '@storyloom/shared/api/story-text';
import { useRetry } from '@storyloom/shared/query';
import { useQuery } from '@tanstack/react-query';
import type { RefObject } from 'react';

interface Story {
  readonly userId: string;
  readonly storyId: string;
}

/**
 * The text of a revision.
 *
 * @param number absent for none
 * @param landing gets the focus when the button that tried again is gone
 */
export function useRevisionText(
  { userId, storyId }: Story,
  number: number | undefined,
  landing: RefObject<HTMLElement | null>,
) {
  const query = useQuery({
    ...revisionQueries.text(userId, storyId, number ?? 0),
    enabled: number !== undefined,
    networkMode: 'always',
  });
  return { text: query.data, ...useRetry(query, landing) };
}

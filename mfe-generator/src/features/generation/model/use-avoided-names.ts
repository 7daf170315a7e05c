import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

export const AVOIDED_NAMES_KEY = 'recent-names';

/**
 * Names of the user's latest stories, which a new one avoids. They are read when the form is first used; a story never waits for
 * them, and goes without when they can't be read.
 *
 * @param userId absent for a guest
 */
export function useAvoidedNames(userId: string | undefined) {
  const [isUsed, setUsed] = useState(false);
  const { data } = useQuery({
    queryKey: [AVOIDED_NAMES_KEY, userId],
    queryFn: async () => (await import('@storyloom/shared/api/story-notes')).recentNames(),
    enabled: isUsed && userId !== undefined,
    retry: false,
  });
  return { names: data, use: () => setUsed(true) };
}

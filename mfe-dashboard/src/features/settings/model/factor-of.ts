import { currentFactor } from '@storyloom/shared/api/second-factor';
import { queryOptions } from '@tanstack/react-query';

/** Loads the second factor of this account. Never cached: another device may have changed it. */
export const factorOf = (userId: string) =>
  queryOptions({
    queryKey: ['second-factor', userId],
    queryFn: currentFactor,
    networkMode: 'always',
    gcTime: 0,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });

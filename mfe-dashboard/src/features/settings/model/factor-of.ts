import { currentFactor } from '@storyloom/shared/api/second-factor';
import { queryOptions } from '@tanstack/react-query';

/** The second factor of this account. Never what was known before: another device may have turned it on or off. */
export const factorOf = (userId: string) =>
  queryOptions({
    queryKey: ['second-factor', userId],
    queryFn: currentFactor,
    networkMode: 'always',
    gcTime: 0,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });

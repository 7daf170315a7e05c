import { queryOptions } from '@tanstack/react-query';
import { openGuestSession } from './guest-session.ts';

/** The guest's token and what is used of it. */
export const guestSessionQuery = queryOptions({
  queryKey: ['guest-session'],
  queryFn: ({ signal }) => openGuestSession(signal),
});

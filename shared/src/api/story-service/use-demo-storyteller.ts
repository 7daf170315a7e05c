import { useSession } from '@storyloom/shared/auth';
import { useQuery } from '@tanstack/react-query';
import { demoQuery } from './guest-session.ts';

/**
 * Whether the demo storyteller writes for a user who is signed in, undefined until known; for guests their usage has the answer.
 */
export function useDemoStoryteller(isAsked: boolean): boolean | undefined {
  const { session, loading } = useSession();
  const { data } = useQuery({ ...demoQuery, enabled: isAsked && session !== null && !loading });
  return session === null ? undefined : data;
}

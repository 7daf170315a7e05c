import { profileQueries } from '@storyloom/shared/api/profile';
import { useSession } from '@storyloom/shared/auth';
import { useQuery } from '@tanstack/react-query';

/** The name that others see beside what the user shares; `undefined` until it is known. */
export function useByline(): string | undefined {
  const { user } = useSession();
  const { data } = useQuery({ ...profileQueries.name(user?.id ?? ''), enabled: user !== null });
  return data?.trim() || undefined;
}

import { queryOptions } from '@tanstack/react-query';
import { AppError, getSupabase } from '@storyloom/shared/api';
import { dataError } from '@storyloom/shared/api/data-error';
import { strings } from './strings.ts';

async function findName(userId: string, signal: AbortSignal): Promise<string> {
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .from('profiles')
    .select('display_name')
    .eq('id', userId)
    .retry(false)
    .abortSignal(signal)
    .maybeSingle<{ display_name: string }>();
  if (error) throw dataError(error);
  return data?.display_name ?? '';
}

/**
 * Changes the display name, the only thing that others see of a user, and returns it as it was stored.
 *
 * @param name not blank, at most `TEXT_MAX.displayName` characters
 * @throws AppError 'data' when the database refuses, 'network' when it does not answer.
 */
export async function changeDisplayName(userId: string, name: string): Promise<string> {
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .from('profiles')
    .update({ display_name: name.trim() })
    .eq('id', userId)
    .select('display_name')
    .maybeSingle<{ display_name: string }>();
  if (error) throw dataError(error);
  if (!data) throw new AppError('data', strings.gone);
  return data.display_name;
}

/** Queries over the user's own profile. */
export const profileQueries = {
  /** The display name; empty if there is none. */
  name: (userId: string) =>
    queryOptions({ queryKey: ['profile', userId, 'name'], queryFn: ({ signal }) => findName(userId, signal) }),
};

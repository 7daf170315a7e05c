import { AppError, getSupabase } from '@storyloom/shared/api';
import { dataError, UNIQUE_VIOLATION } from '@storyloom/shared/api/data-error';
import { queryOptions } from '@tanstack/react-query';
import { strings } from '../strings.ts';

async function findFavorites(userId: string, signal: AbortSignal): Promise<readonly string[]> {
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .from('curated_favorites')
    .select('inspiration_id')
    .eq('user_id', userId)
    // The query client retries already; retries in both layers would take about 15 seconds.
    .retry(false)
    .abortSignal(signal)
    .overrideTypes<{ readonly inspiration_id: string }[], { merge: false }>();
  if (error) throw dataError(error);
  return data.map((row) => row.inspiration_id);
}

/** Ids of the curated inspirations among a user's favorites. */
export const favoritesQuery = (userId: string) =>
  queryOptions({
    queryKey: ['curated-favorites', userId],
    queryFn: ({ signal }) => findFavorites(userId, signal),
  });

/**
 * Adds an inspiration to a user's favorites, or removes it. Naming the wanted state makes repetition harmless.
 *
 * @returns whether anything changed: another tab, or an attempt whose answer was lost, may have done it before
 *
 * @throws AppError 'unauthorized' when the session has ended, 'data' when the database refuses, 'network' when it does not
 *   answer.
 */
export async function setFavorite(userId: string, id: string, isFavorite: boolean): Promise<boolean> {
  const supabase = await getSupabase();
  const favorites = supabase.from('curated_favorites');
  const { data, error } = isFavorite
    ? await favorites.insert({ user_id: userId, inspiration_id: id })
    : await favorites.delete().eq('user_id', userId).eq('inspiration_id', id).select('inspiration_id');
  if (error?.code === UNIQUE_VIOLATION) return false;
  if (error) {
    const failure = dataError(error);
    if (failure.code !== 'unauthorized') throw failure;
    throw new AppError('unauthorized', strings.favoriteNeedsPerson, { cause: error });
  }
  return isFavorite || data?.length !== 0;
}

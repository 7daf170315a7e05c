import { type FunctionRow, getSupabase } from '@storyloom/shared/api';
import { communityKey } from '@storyloom/shared/api/community';
import { dataError } from '@storyloom/shared/api/data-error';
import { knownLanguage, languageTag } from '@storyloom/shared/domain';
import { queryOptions } from '@tanstack/react-query';

/** A public story in the results. */
export interface FoundStory {
  readonly id: string;
  /** Id of its public page; empty without one. */
  readonly shareId: string;
  /** Display name. */
  readonly author: string;
  readonly title: string;
  readonly prompt: string;
  /** Tag of the language that the story was asked for in, where it is a known one. */
  readonly lang: string | undefined;
}

async function find(query: string, limit: number, signal: AbortSignal): Promise<readonly FoundStory[]> {
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .rpc('search_shared_stories', { p_query: query, p_limit: limit })
    .abortSignal(signal);
  if (error) throw dataError(error);
  return data.map(
    ({ id, share_id, author, title, prompt, language }: FunctionRow<'search_shared_stories', 'share_id'>) => ({
      id,
      shareId: share_id ?? '',
      author,
      title,
      prompt,
      lang: languageTag(knownLanguage(language)),
    }),
  );
}

/** Public stories whose title or prompt has all words, newest first. */
export const storySearch = (personId: string | undefined, query: string, limit: number) =>
  queryOptions({
    queryKey: [...communityKey('story', personId), 'search', query, limit],
    queryFn: ({ signal }) => find(query, limit, signal),
  });

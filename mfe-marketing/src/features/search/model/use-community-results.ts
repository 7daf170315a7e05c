import { itemsOf } from '@storyloom/shared/api/community';
import { inspirationQueries, titleLang } from '@storyloom/shared/api/inspirations';
import { useSession } from '@storyloom/shared/auth';
import { paths } from '@storyloom/shared/contract';
import { LANGUAGE_TAGS, textLanguage } from '@storyloom/shared/domain';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { storySearch } from '../api/story-search.ts';
import type { Result } from './find-content.ts';
import { snippetOf } from './snippet.ts';

/** Maximum number of prompts and of stories shown; the complete lists are linked. */
export const COMMUNITY_SHOWN = 5;

const EVERYTHING = { categories: [], difficulties: [], lengths: [], languages: [] } as const;

/** Address of the list of prompts with a search. */
export const promptsPath = (query: string) => `${paths.inspiration.href()}?q=${encodeURIComponent(query)}`;

/** Public prompts that match; each links to the list that shows it. */
export function usePromptResults(query: string, words: readonly string[]) {
  const { user, loading } = useSession();
  const found = useInfiniteQuery({ ...inspirationQueries.list(user?.id, { ...EVERYTHING, query }), enabled: !loading });
  const results = itemsOf(found.data?.pages).map((inspiration): Result => {
    const { id, title, prompt, author, lang } = inspiration;
    return {
      id,
      path: promptsPath(title),
      title,
      snippet: snippetOf(prompt, words),
      author,
      lang: { title: titleLang(inspiration), snippet: lang },
    };
  });
  return { ...partOf(results), query: found };
}

/** Public stories that match; each links to its page. */
export function useStoryResults(query: string, words: readonly string[]) {
  const { user, loading } = useSession();
  const found = useQuery({ ...storySearch(user?.id, query, COMMUNITY_SHOWN + 1), enabled: !loading });
  const results = (found.data ?? []).map(({ id, shareId, title, prompt, author, lang }): Result => ({
    id,
    path: shareId === '' ? paths.communityStory.href(id) : paths.publishedStory.href(shareId),
    title,
    snippet: snippetOf(prompt, words),
    author,
    // The prompt may be in a different language than the story.
    lang: { title: lang, snippet: LANGUAGE_TAGS[textLanguage(prompt)] },
  }));
  return { ...partOf(results), query: found };
}

const partOf = (results: readonly Result[]) => ({
  results: results.slice(0, COMMUNITY_SHOWN),
  /** Whether there are more results. */
  more: results.length > COMMUNITY_SHOWN,
});

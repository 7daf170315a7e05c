import type { FunctionParameters } from '@storyloom/shared/api';
import { type Answers, type Call, Refusal } from './call.ts';
import { afterOf, type CountsCall, isPublic, languageOf, MISSING, type PromptCall, wordsOf } from './community-rows.ts';
import type { CommunityState } from './community-state.ts';
import type { PromptRow } from './rows.ts';
import { hasWords, isOneOf, pageOf } from './search.ts';

type PromptSearch = FunctionParameters<'count_inspirations'>;

const lengthOf = ({ prompt }: PromptRow) => (prompt.length <= 100 ? 'short' : prompt.length <= 250 ? 'medium' : 'long');

/** The nth like; likes are one second apart. */
const likedAt = (n: number) => new Date(Date.UTC(2026, 3, 1, 12, 0, n)).toISOString();

/** The database functions about public prompts. */
export function promptAnswers(community: CommunityState): Answers {
  const isLiked = (id: string, person: string | undefined) => community.likes.inspiration.has(`${person} ${id}`);

  const asRow = ({ is_public: _isPublic, hidden_at: _hiddenAt, ...row }: PromptRow, person: string | undefined) => ({
    ...row,
    author: community.nameOf(row.user_id),
    language: languageOf({ ...row, is_public: true, hidden_at: null }),
    liked: isLiked(row.id, person),
  });

  const find = (args: PromptSearch): readonly PromptRow[] =>
    community.prompts.filter(
      (row) =>
        isPublic(row) &&
        hasWords(wordsOf(row), args.p_query) &&
        isOneOf(args.p_categories, row.category) &&
        isOneOf(args.p_difficulties, row.difficulty) &&
        isOneOf(args.p_lengths, lengthOf(row)) &&
        isOneOf(args.p_languages, languageOf(row)),
    );

  return {
    search_inspirations: ({ args, person }: Call<FunctionParameters<'search_inspirations'>>) =>
      pageOf(find(args), {
        by: (row) => (args.p_order === 'newest' ? row.created_at : row.likes_count),
        after: afterOf(args.p_after_id, args.p_after_likes ?? args.p_after_created),
        limit: args.p_limit,
      }).map((row) => asRow(row, person)),
    count_inspirations: ({ args }: Call<PromptSearch>) => Math.min(find(args).length, 1001),
    liked_inspirations: ({ args, person }: Call<FunctionParameters<'liked_inspirations'>>) => {
      const keys = [...community.likes.inspiration].toReversed();
      const liked = keys.flatMap((key, index) => {
        const row = community.prompts.find(({ id }) => key === `${person} ${id}`);
        const isFound = row && isPublic(row) && hasWords(wordsOf(row), args.p_query);
        return isFound ? [{ ...asRow(row, person), liked_at: likedAt(keys.length - index) }] : [];
      });
      const start = liked.findIndex(({ id }) => id === args.p_after_id) + 1;
      return liked.slice(start, start + (args.p_limit ?? 10));
    },
    inspiration_counts: (call: CountsCall) =>
      community.counted(community.prompts, call, isPublic).map(({ id, likes_count, uses_count }) => ({
        id,
        likes_count,
        uses_count,
        liked: isLiked(id, call.person),
      })),
    record_inspiration_use: ({ args: { p_inspiration_id: id }, person }: PromptCall) => {
      const row = community.prompts.find((one) => one.id === id && (isPublic(one) || one.user_id === person));
      if (!row) throw new Refusal('PT404', MISSING.inspiration);
      const isNews = !community.uses.has(`${person} ${id}`);
      community.uses.add(`${person} ${id}`);
      if (isNews) community.change(id, { uses_count: row.uses_count + 1 }, 'inspiration');
      return row.uses_count + (isNews ? 1 : 0);
    },
  };
}

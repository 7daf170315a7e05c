import type { FunctionParameters } from '@storyloom/shared/api';
import { type Answers, type Call, checkId, Refusal } from './call.ts';
import { afterOf, type CountsCall, isPublic, isReadable, MISSING, type StoryCall } from './community-rows.ts';
import type { CommunityState } from './community-state.ts';
import type { SharedRow } from './rows.ts';
import { isOneOf, pageOf } from './search.ts';

/** The database functions about published stories. */
export function publishedStoryAnswers(community: CommunityState): Answers {
  const isLiked = (id: string, person: string | undefined) => community.likes.story.has(`${person} ${id}`);

  /** A row of a list. The source is named only while it is public. */
  const asRow = (row: SharedRow, person: string | undefined) => {
    const source =
      community.prompts.find((one) => one.id === row.source_inspiration_id && isPublic(one)) ??
      community.rows.find((one) => one.id === row.source_story_id && isPublic(one));
    const { content: _content, is_public: _isPublic, is_unlisted: _isUnlisted, ...more } = row;
    const { hidden_at: _hiddenAt, story_id: _storyId, ...shown } = more;
    return {
      ...shown,
      author: community.nameOf(row.user_id),
      liked: isLiked(row.id, person),
      source_inspiration_id: source ? row.source_inspiration_id : null,
      source_story_id: source ? row.source_story_id : null,
      source_title: source?.title ?? null,
      source_author: source ? community.nameOf(source.user_id) : null,
    };
  };

  const withText = (row: SharedRow, person: string | undefined) => ({
    ...asRow(row, person),
    content: row.content,
    is_public: row.is_public,
    is_hidden: row.hidden_at !== null,
    is_unlisted: row.is_unlisted,
  });

  return {
    search_shared_stories: ({ args, person }: Call<FunctionParameters<'search_shared_stories'>>) => {
      const isByViews = args.p_order === 'views';
      const found = community.rows.filter(
        (row) =>
          isPublic(row) && isOneOf(args.p_generators, row.generator_id) && isOneOf(args.p_languages, row.language),
      );
      return pageOf(found, {
        by: (row) => (isByViews ? row.views_count : row.created_at),
        after: afterOf(args.p_after_id, isByViews ? args.p_after_views : args.p_after_created),
        limit: args.p_limit,
      }).map((row) => ({ ...asRow(row, person), opening: row.content.slice(0, 600) }));
    },
    read_shared_story: ({ args: { p_id: id }, person }: Call<{ readonly p_id: string }>) => {
      checkId(id);
      return community.rows
        .filter((row) => row.id === id && (isPublic(row) || row.user_id === person))
        .map((row) => withText(row, person));
    },
    read_shared_link: ({ args: { p_share_id: shareId }, person }: Call<{ readonly p_share_id: string }>) =>
      community.rows
        .filter((row) => row.share_id === shareId && (row.hidden_at === null || row.user_id === person))
        .map((row) => withText(row, person)),
    count_story_view: ({ args: { p_shared_story_id: id, p_share_id: link }, person }: StoryCall) => {
      const row = community.rows.find((one) => one.id === id && isReadable(one, [link]));
      if (!row) throw new Refusal('PT404', MISSING.story);
      const isNews = row.user_id !== person && !community.views.has(`${person} ${id}`);
      community.views.add(`${person} ${id}`);
      if (isNews) community.change(id, { views_count: row.views_count + 1 }, 'story');
      return row.views_count + (isNews ? 1 : 0);
    },
    shared_story_counts: (call: CountsCall) =>
      community
        .counted(community.rows, call, (row) => isReadable(row, call.args.p_share_ids ?? []))
        .map(({ id, views_count, likes_count }) => ({
          id,
          views_count,
          likes_count,
          liked: isLiked(id, call.person),
        })),
  };
}

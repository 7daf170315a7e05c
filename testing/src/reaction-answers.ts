import type { FunctionParameters } from '@storyloom/shared/api';
import { type Answers, type Call, Refusal } from './call.ts';
import { isReadable, type Kind, MISSING, type PromptCall, type Row, type StoryCall } from './community-rows.ts';
import type { CommunityState } from './community-state.ts';

type Wish = Call<{ readonly p_liked: boolean; readonly p_share_id?: string }>;

const OWN: Readonly<Record<Kind, string>> = {
  inspiration: 'This inspiration is your own; only others can like it.',
  story: 'This story is your own; only others can like it.',
};

/** The database functions that like and report prompts and published stories. */
export function reactionAnswers(community: CommunityState): Answers {
  const reportedKeys = new Set<string>();
  const rowsOf = (kind: Kind): readonly Row[] => (kind === 'story' ? community.rows : community.prompts);

  const like = (kind: Kind, id: string, { args: { p_liked: wish, p_share_id: link }, person }: Wish) => {
    const key = `${person} ${id}`;
    const liked = community.likes[kind];
    const row = rowsOf(kind).find((one) => one.id === id);
    if (!row || !(isReadable(row, [link]) || row.user_id === person || (liked.has(key) && !wish))) {
      throw new Refusal('PT404', MISSING[kind]);
    }
    if (row.user_id === person) throw new Refusal('PT403', OWN[kind]);
    const likes = row.likes_count + (wish ? 1 : 0) - (liked.has(key) ? 1 : 0);
    if (wish) liked.add(key);
    else liked.delete(key);
    community.change(id, { likes_count: likes }, kind);
    return { liked: wish, likes_count: isReadable(row, [link]) ? likes : null };
  };

  return {
    toggle_inspiration_like: (call: PromptCall<Wish['args']>) => like('inspiration', call.args.p_inspiration_id, call),
    toggle_story_like: (call: StoryCall<Wish['args']>) => like('story', call.args.p_shared_story_id, call),
    report_content: ({ args, person }: Call<FunctionParameters<'report_content'>>) => {
      const { p_inspiration_id: promptId, p_shared_story_id: storyId, p_share_id: link } = args;
      const { p_reason: reason = '', p_note: note } = args;
      const what = promptId === undefined ? 'story' : 'inspiration';
      const id = promptId ?? storyId;
      const row = rowsOf(what).find((one) => one.id === id && (isReadable(one, [link]) || one.user_id === person));
      if (!row) throw new Refusal('PT404', 'This isn’t available anymore, so it can’t be reported.');
      if (row.user_id === person) {
        throw new Refusal('PT403', 'This is yours. You can edit or delete it instead of reporting it.');
      }
      if (note !== undefined && note.length > 500)
        throw new Refusal('PT400', 'There is no such reason, or the note is too long.');
      const key = `${person} ${promptId} ${storyId}`;
      if (reportedKeys.has(key)) return false;
      reportedKeys.add(key);
      community.reports.push({ person, id, reason, note });
      community.reported.push({
        what,
        id: row.id,
        reason,
        note: note?.trim() || null,
        at: community.newMoment(),
        dismissedAt: null,
      });
      return true;
    },
  };
}

import { getSupabase } from '@storyloom/shared/api';
import { dataError } from '@storyloom/shared/api/data-error';
import type { ReportReason } from '@storyloom/shared/domain';

export interface NewReport {
  readonly kind: 'inspiration' | 'story';
  readonly id: string;
  /** The link of a published story; required to report an unlisted one. */
  readonly shareId?: string | undefined;
  readonly reason: ReportReason;
  /** In the user's own words; may be blank. */
  readonly note: string;
}

/**
 * Reports something to the operator. Returns whether it is news: a user can report an item only once.
 *
 * @throws AppError 'data' when the database refuses, 'network' when it does not answer.
 */
export async function reportContent({ kind, id, shareId, reason, note }: NewReport): Promise<boolean> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.rpc('report_content', {
    ...(kind === 'inspiration'
      ? { p_inspiration_id: id }
      : { p_shared_story_id: id, ...(shareId && { p_share_id: shareId }) }),
    p_reason: reason,
    p_note: note.trim(),
  });
  if (error) throw dataError(error);
  return data;
}

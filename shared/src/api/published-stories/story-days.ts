import { queryOptions } from '@tanstack/react-query';
import { communityKey } from '@storyloom/shared/api/community';
import { dataError } from '@storyloom/shared/api/data-error';
import { SIGNED_OUT_MESSAGES, signedInClient } from '@storyloom/shared/api/signed-in';
import { STORY_DAYS } from '@storyloom/shared/domain';

/** Views and likes of a published story on one day. */
export interface StoryDay {
  /** ISO 8601, a day in UTC: '2026-11-24'. */
  readonly day: string;
  readonly views: number;
  readonly likes: number;
}

const MS_OF_A_DAY = 86_400_000;

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

async function findDays(id: string, signal: AbortSignal): Promise<readonly StoryDay[]> {
  const supabase = await signedInClient(SIGNED_OUT_MESSAGES.other);
  const now = Date.now();
  const days = Array.from({ length: STORY_DAYS }, (_, index) => dayOf(now - (STORY_DAYS - 1 - index) * MS_OF_A_DAY));
  const { data, error } = await supabase
    .from('shared_story_days')
    .select('day,views,likes')
    .eq('shared_story_id', id)
    .gte('day', dayOf(now - (STORY_DAYS - 1) * MS_OF_A_DAY))
    .retry(false)
    .abortSignal(signal)
    .overrideTypes<StoryDay[], { merge: false }>();
  if (error) throw dataError(error);
  const counted = new Map(data.map((row) => [row.day, row]));
  return days.map((day) => counted.get(day) ?? { day, views: 0, likes: 0 });
}

/** The last {@link STORY_DAYS} days of one of the user's published stories, the oldest first, without gaps. */
export const storyDays = (userId: string, id: string) =>
  queryOptions({
    queryKey: [...communityKey('story', userId), 'days', id],
    queryFn: ({ signal }) => findDays(id, signal),
  });

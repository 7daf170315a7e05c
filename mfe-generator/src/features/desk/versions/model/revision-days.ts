import type { StoryRevision } from '@storyloom/shared/api/story-text';
import { strings } from '../strings.ts';

export interface ListedRevision extends StoryRevision {
  readonly time: Date;
  /** Characters more than in the revision before it; absent for the first one. */
  readonly more: number | undefined;
}

/** What made a revision, in words. */
export const causeOf = ({ cause, restoredAt }: StoryRevision): string =>
  restoredAt === null ? strings.causes[cause] : strings.restoredFrom(new Date(restoredAt));

interface Day {
  /** “Today”, “Yesterday” or a date. */
  readonly label: string;
  readonly revisions: readonly ListedRevision[];
}

/** Revisions with their times, and with what they changed. */
export const listed = (revisions: readonly StoryRevision[]): readonly ListedRevision[] =>
  revisions.map((revision, index) => {
    const before = revisions[index + 1];
    return {
      ...revision,
      time: new Date(revision.createdAt),
      more: before && revision.characters - before.characters,
    };
  });

/** Revisions by day, in their order. */
export function revisionDays(revisions: readonly ListedRevision[], now: Date): readonly Day[] {
  const days: { label: string; revisions: ListedRevision[] }[] = [];
  for (const revision of revisions) {
    const label = strings.day(revision.time, now);
    const last = days.at(-1);
    if (last?.label === label) last.revisions.push(revision);
    else days.push({ label, revisions: [revision] });
  }
  return days;
}

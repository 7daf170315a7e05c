import { formatDay } from '@storyloom/shared/domain';

/** A story's date as a person reads it, in their own time zone; `undefined` when the text is no date. */
export function createdDate(createdAt: string): string | undefined {
  const date = new Date(createdAt);
  return Number.isNaN(date.getTime()) ? undefined : formatDay(date);
}

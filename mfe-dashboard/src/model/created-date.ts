import { formatDay } from '@storyloom/shared/domain';

/** A readable date in the user's time zone; `undefined` when the text is not a date. */
export function createdDate(createdAt: string): string | undefined {
  const date = new Date(createdAt);
  return Number.isNaN(date.getTime()) ? undefined : formatDay(date);
}

const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** `2026-11-17` as `November 17, 2026`, everywhere and at all times the same. */
export function formatDay(day: string): string {
  return format.format(new Date(`${day}T00:00:00Z`));
}

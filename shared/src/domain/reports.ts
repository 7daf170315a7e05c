/** Why someone reports a prompt or a story; the constraint in SQL has the same. */
export const REPORT_REASONS = ['spam', 'harmful', 'copied', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** Most characters of what someone adds to a report, and most reports of one person in a day: enough for anybody who reads. */
export const REPORT_LIMITS = { note: 500, perDay: 50 } as const;

/** Most characters of why an operator does something, as of a report's note; and how many things a page of a list has. */
export const MODERATION_LIMITS = { reason: 500, page: 10 } as const;

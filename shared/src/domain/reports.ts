/** Reasons for reporting a prompt or a story; the constraint in SQL has the same. */
export const REPORT_REASONS = ['spam', 'harmful', 'copied', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** Maximum characters of a report's note, and maximum reports of one user per day: enough for any reader. */
export const REPORT_LIMITS = { note: 500, perDay: 50 } as const;

/** Maximum characters of an operator's reason, and the items per page of a list. */
export const MODERATION_LIMITS = { reason: 500, page: 10 } as const;

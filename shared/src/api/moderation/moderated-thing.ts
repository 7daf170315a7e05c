import type { FunctionRow } from '@storyloom/shared/api';
import type { CommunityKind } from '@storyloom/shared/api/community';
import { knownLanguage, type Language, REPORT_REASONS, type ReportReason } from '@storyloom/shared/domain';

/** Actions of an operator: two pairs of opposites. */
const ACTIONS = ['hide', 'restore', 'dismiss', 'reopen'] as const;
export type ModerationAction = (typeof ACTIONS)[number];

/** A prompt or a story. A prompt that was published together with a story has the story's id. */
export interface ModeratedThing {
  /** Id of the entry in a list. */
  readonly id: string;
  readonly kind: CommunityKind;
  readonly thingId: string;
  readonly title: string;
}

interface ShownThing extends ModeratedThing {
  readonly text: string;
  readonly language: Language | undefined;
  /** Display name. */
  readonly author: string;
  readonly reports: number;
}

export interface ReportedThing extends ShownThing {
  readonly reasons: readonly ReportReason[];
  /** The notes of the reports, the newest last. */
  readonly notes: readonly string[];
  /** ISO 8601. */
  readonly firstAt: string;
  readonly lastAt: string;
}

export interface HiddenThing extends ShownThing {
  /** Why it was hidden; empty if no reason was given. */
  readonly reason: string;
  readonly hiddenAt: string;
}

export interface LogEntry extends ModeratedThing {
  /** Display name; empty when the account is gone. */
  readonly operator: string;
  readonly action: ModerationAction;
  readonly reason: string;
  readonly at: string;
}

type ReportedRow = FunctionRow<'moderation_reports'>;
type HiddenRow = FunctionRow<'moderation_hidden', 'reason'>;
/** The operator is absent when their account is gone, the title when its author's is. */
type LogRow = FunctionRow<'moderation_log', 'operator' | 'title' | 'reason'>;
type ThingRow = Pick<ReportedRow, keyof ReportedRow & keyof HiddenRow>;

const kindOf = (what: string): CommunityKind => (what === 'inspiration' ? 'inspiration' : 'story');

const thingOf = ({ what, id, title, text, language, author, reports }: ThingRow): ShownThing => ({
  id: `${what} ${id}`,
  kind: kindOf(what),
  thingId: id,
  title,
  text,
  language: knownLanguage(language),
  author,
  reports,
});

export const parseReported = (row: ReportedRow): ReportedThing => ({
  ...thingOf(row),
  reasons: row.reasons.flatMap((said) => REPORT_REASONS.filter((reason) => reason === said)),
  notes: row.notes,
  firstAt: row.first_at,
  lastAt: row.last_at,
});

export const parseHidden = (row: HiddenRow): HiddenThing => ({
  ...thingOf(row),
  reason: row.reason ?? '',
  hiddenAt: row.hidden_at,
});

export const parseEntry = (row: LogRow): LogEntry => ({
  id: String(row.id),
  kind: kindOf(row.what),
  thingId: row.thing_id,
  title: row.title ?? '',
  operator: row.operator ?? '',
  // The database enforces that it is one of them.
  action: ACTIONS.find((action) => action === row.action) ?? 'hide',
  reason: row.reason ?? '',
  at: row.created_at,
});

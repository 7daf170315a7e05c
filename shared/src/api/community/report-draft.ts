import type { ReportReason } from '@storyloom/shared/domain';
import type { CommunityKind } from './items.ts';

export interface ReportDraft {
  readonly reason: ReportReason;
  readonly note: string;
}

interface Kept extends ReportDraft {
  /** Who typed it; `undefined` for a guest, who may sign in to send it. */
  readonly personId: string | undefined;
}

/** In memory only: what is written about others is not stored on the device. */
const drafts = new Map<string, Kept>();

const keyOf = (kind: CommunityKind, id: string) => `${kind} ${id}`;

/** What this user typed into a report and has not sent. */
export function readReportDraft(kind: CommunityKind, id: string, personId: string | undefined) {
  const kept = drafts.get(keyOf(kind, id));
  const isTheirs = kept && (kept.personId === undefined || kept.personId === personId);
  return isTheirs ? kept : undefined;
}

export function keepReportDraft(kind: CommunityKind, id: string, draft: Kept): void {
  drafts.set(keyOf(kind, id), draft);
}

export function forgetReportDraft(kind: CommunityKind, id: string): void {
  drafts.delete(keyOf(kind, id));
}

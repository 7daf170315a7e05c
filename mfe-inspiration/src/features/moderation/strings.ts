import type { LogEntry, ModeratedThing, ModerationAction } from '@storyloom/shared/api/moderation';
import type { ReportReason } from '@storyloom/shared/domain';

/** A title inside a sentence, without characters that change the direction of text. */
const quoted = (title: string) => `“${title.replaceAll(/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '')}”`;

const reasons: Readonly<Record<ReportReason, string>> = {
  spam: 'Advertising or spam',
  harmful: 'Hateful, threatening or harmful',
  copied: 'Copied from someone else’s work',
  other: 'Something else',
};

const kinds: Readonly<Record<ModeratedThing['kind'], string>> = { inspiration: 'Prompt', story: 'Story' };

const done: Readonly<Record<ModerationAction, (title: string) => string>> = {
  hide: (title) => `${quoted(title)} is hidden.`,
  restore: (title) => `${quoted(title)} is visible again.`,
  dismiss: (title) => `${quoted(title)} stays up.`,
  reopen: (title) => `The reports of ${quoted(title)} are open again.`,
};

const failed: Readonly<Record<ModerationAction, string>> = {
  hide: 'It couldn’t be hidden.',
  restore: 'It couldn’t be restored.',
  dismiss: 'Its reports couldn’t be closed.',
  reopen: 'Its reports couldn’t be reopened.',
};

const actions: Readonly<Record<ModerationAction, string>> = {
  hide: 'Hidden',
  restore: 'Restored',
  dismiss: 'Left up',
  reopen: 'Reports reopened',
};

const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

export const strings = {
  title: 'Moderation',
  documentTitle: 'Moderation · Storyloom',
  description: 'What people reported, what is hidden, and what operators did. Only operators see this page.',
  back: 'Community',
  sections: 'Sections',
  reports: 'Reports',
  hidden: 'Hidden',
  log: 'Log',
  kinds,
  reasons,
  by: (author: string) => `by ${author}`,
  reportCount: (n: number) => count(n, 'report', 'reports'),
  reported: (day: string) => `reported ${day}`,
  firstReported: (day: string) => `first reported ${day}`,
  lastReported: (day: string) => `last reported ${day}`,
  hiddenOn: (day: string) => `hidden ${day}`,
  whyReported: 'Why',
  notes: 'What people added',
  hiddenBecause: (reason: string) => `Reason: ${reason}`,
  read: 'Read it',
  close: 'Close it',
  readNamed: (title: string) => `Read ${quoted(title)}`,
  closeNamed: (title: string) => `Close ${quoted(title)}`,
  textOf: (title: string) => `Text of ${quoted(title)}`,
  hide: 'Hide',
  hideNamed: (title: string) => `Hide ${quoted(title)}`,
  leaveUp: 'Leave it up',
  leaveUpNamed: (title: string) => `Leave ${quoted(title)} up`,
  restore: 'Restore',
  restoreNamed: (title: string) => `Restore ${quoted(title)}`,
  working: 'Working…',
  hideTitle: (title: string) => `Hide ${quoted(title)}?`,
  hideText: 'Only its author will see it then. You can restore it at any time.',
  reason: 'Why?',
  reasonHint: 'Operators see it under Hidden and in the log.',
  cancel: 'Cancel',
  done,
  already: (title: string) => `${quoted(title)} was dealt with already.`,
  failed,
  undo: 'Undo',
  loading: 'Loading…',
  loadingTitle: 'Loading… · Storyloom',
  loadFailed: 'This list couldn’t be loaded',
  askFailed: 'This page couldn’t be loaded',
  noReports: 'Nothing to look at',
  noReportsText: 'No one has reported anything that is still open.',
  noHidden: 'Nothing is hidden',
  noHiddenText: 'What you hide is listed here, and can be restored.',
  noLog: 'Nothing has been done yet',
  noLogText: 'Each thing that is hidden, restored or left up is written down here.',
  moreReports: 'Load More Reports',
  moreHidden: 'Load More',
  moreLog: 'Load Older Entries',
  actions,
  entryTitle: ({ title }: LogEntry) => title || 'Title removed with its author’s account',
  entryBy: ({ operator }: LogEntry) => (operator ? `by ${operator}` : 'by an operator whose account is gone'),
  notFound: {
    eyebrow: '404',
    documentTitle: 'Page not found · Storyloom',
    title: 'Page not found',
    text: 'There’s nothing at this address. The page may have moved, or the link may be incomplete.',
    home: 'Go to the home page',
  },
} as const;

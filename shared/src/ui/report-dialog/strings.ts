import type { ReportReason } from '@storyloom/shared/domain';

const reasons: Readonly<Record<ReportReason, string>> = {
  spam: 'It’s advertising or spam',
  harmful: 'It’s hateful, threatening or harmful',
  copied: 'It’s copied from someone else’s work',
  other: 'Something else',
};

/** Texts of the report dialog. */
export const strings = {
  action: 'Report',
  title: (what: string) => `Report “${what}”`,
  description: 'The people who run this site will read it and decide. The author won’t know that it was you.',
  reason: 'What is wrong with it?',
  reasons,
  note: 'Anything to add?',
  cancel: 'Cancel',
  submit: 'Send report',
  busy: 'Sending…',
} as const;

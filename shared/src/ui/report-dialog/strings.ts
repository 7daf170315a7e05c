import type { ReportReason } from '@storyloom/shared/domain';

const reasons: Readonly<Record<ReportReason, string>> = {
  spam: 'It is advertising, or says nothing',
  harmful: 'It is hateful, threatening or harmful',
  copied: 'It is copied from somebody’s work',
  other: 'Something else',
};

/** Words of the dialog that tells the operator about something. */
export const strings = {
  action: 'Report',
  title: (what: string) => `Report “${what}”`,
  description: 'The people who run this site read it and decide. Whoever wrote it is not told that it was you.',
  reason: 'What is wrong with it?',
  reasons,
  note: 'Anything to add?',
  cancel: 'Cancel',
  submit: 'Send report',
  busy: 'Sending…',
} as const;

import { expect, it } from 'vitest';
import { forgetReportDraft, keepReportDraft, readReportDraft } from './report-draft.ts';

const DRAFT = { reason: 'spam', note: 'Twice today.' } as const;

it('what a user typed into a report comes back to them, and to no other user', () => {
  keepReportDraft('inspiration', 'a', { ...DRAFT, personId: 'ada' });
  expect(readReportDraft('inspiration', 'a', 'ada')).toMatchObject(DRAFT);
  expect(readReportDraft('inspiration', 'a', 'bo')).toBe(undefined);
  expect(readReportDraft('inspiration', 'a', undefined)).toBe(undefined);
  expect(readReportDraft('story', 'a', 'ada')).toBe(undefined);
});

it('what a guest typed into a report is there when they have signed in to send it', () => {
  keepReportDraft('story', 'b', { ...DRAFT, personId: undefined });
  expect(readReportDraft('story', 'b', 'ada')).toMatchObject(DRAFT);
});

it('a report that was sent leaves nothing behind', () => {
  keepReportDraft('story', 'c', { ...DRAFT, personId: 'ada' });
  keepReportDraft('story', 'd', { ...DRAFT, personId: 'ada' });
  forgetReportDraft('story', 'c');
  expect(readReportDraft('story', 'c', 'ada')).toBe(undefined);
  expect(readReportDraft('story', 'd', 'ada')).toMatchObject(DRAFT);
});

import { expect, it } from 'vitest';
import { forgetReportDraft, keepReportDraft, readReportDraft } from './report-draft.ts';

const DRAFT = { reason: 'spam', note: 'Twice today.' } as const;

it('A report draft is restored for its user and for no other user', () => {
  keepReportDraft('inspiration', 'a', { ...DRAFT, personId: 'ada' });
  expect(readReportDraft('inspiration', 'a', 'ada')).toMatchObject(DRAFT);
  expect(readReportDraft('inspiration', 'a', 'bo')).toBe(undefined);
  expect(readReportDraft('inspiration', 'a', undefined)).toBe(undefined);
  expect(readReportDraft('story', 'a', 'ada')).toBe(undefined);
});

it('A guest’s report draft is restored after they have signed in', () => {
  keepReportDraft('story', 'b', { ...DRAFT, personId: undefined });
  expect(readReportDraft('story', 'b', 'ada')).toMatchObject(DRAFT);
});

it('A sent report leaves no draft', () => {
  keepReportDraft('story', 'c', { ...DRAFT, personId: 'ada' });
  keepReportDraft('story', 'd', { ...DRAFT, personId: 'ada' });
  forgetReportDraft('story', 'c');
  expect(readReportDraft('story', 'c', 'ada')).toBe(undefined);
  expect(readReportDraft('story', 'd', 'ada')).toMatchObject(DRAFT);
});

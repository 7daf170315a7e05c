// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { fakeNetwork, json } from '@storyloom/testing/network';
import { type NewReport, reportContent } from './reports.ts';

const report: NewReport = { kind: 'inspiration', id: 'id-1', reason: 'copied', note: ' It is mine.\n' };
const failureOf = (promise: Promise<unknown>) => promise.catch((error: unknown) => error);

it.each([
  [{ kind: 'inspiration' }, { p_inspiration_id: 'id-1' }],
  [{ kind: 'story' }, { p_shared_story_id: 'id-1' }],
  [
    { kind: 'story', shareId: 'link-1' },
    { p_shared_story_id: 'id-1', p_share_id: 'link-1' },
  ],
] as const)('A report of %j is sent with its reason and the trimmed note', async (named, what) => {
  const requests = fakeNetwork(() => json(true));
  expect(await reportContent({ ...report, ...named })).toBe(true);
  expect(requests).toMatchObject([{ method: 'POST', url: { pathname: '/rest/v1/rpc/report_content' } }]);
  expect(requests[0]?.body).toEqual({ ...what, p_reason: 'copied', p_note: 'It is mine.' });
});

it('A report that the user has already sent returns false', async () => {
  fakeNetwork(() => json(false));
  expect(await reportContent(report)).toBe(false);
});

it('A report fails with the database’s message, or as “network” when the database is unreachable', async () => {
  const message = 'You’ve reached today’s limit for reports. Please try again tomorrow.';
  fakeNetwork(() => json({ code: 'PT429', message, details: null, hint: null }, 429));
  expect(await failureOf(reportContent(report))).toMatchObject({ name: 'AppError', code: 'data', message });
  fakeNetwork(() => new TypeError('Failed to fetch'));
  expect(await failureOf(reportContent(report))).toMatchObject({ name: 'AppError', code: 'network' });
});

// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { fakeNetwork, json } from '@storyloom/testing/network';
import { askedOf } from '../testing/asked-of.ts';
import { reportContent } from './reports.ts';

it('A report of a prompt or story is sent with its reason and the trimmed note, and says whether it is news', async () => {
  for (const [isNews, named, what] of [
    [true, { kind: 'inspiration' }, { p_inspiration_id: 'id-1' }],
    [false, { kind: 'story' }, { p_shared_story_id: 'id-1' }],
    [true, { kind: 'story', shareId: 'link-1' }, { p_shared_story_id: 'id-1', p_share_id: 'link-1' }],
  ] as const) {
    const requests = fakeNetwork(() => json(isNews));
    expect(await reportContent({ id: 'id-1', reason: 'copied', note: ' It is mine.\n', ...named })).toBe(isNews);
    expect(requests.map(askedOf)).toEqual([
      ['POST rpc/report_content', { ...what, p_reason: 'copied', p_note: 'It is mine.' }],
    ]);
  }
});

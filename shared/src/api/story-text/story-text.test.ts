// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { storeSession } from '@storyloom/testing/fake-auth';
import { fakeNetwork, json } from '@storyloom/testing/network';
import { client } from '@storyloom/testing/query-client';
import { askedOf } from '../testing/asked-of.ts';
import { revisionQueries } from './revision-queries.ts';
import { saveStoryText } from './save-story-text.ts';

beforeEach(() => storeSession());

describe('saveStoryText', () => {
  const text = {
    id: 'id-1',
    base: 3,
    text: '# The Light\n\nIt burned.',
    cause: 'typed',
    session: 'session-1',
    demo: false,
  } as const;

  it('A text is saved with its base revision, cause and typing session, and a restored one with its own', async () => {
    const requests = fakeNetwork(() => json({ outcome: 'saved', revision: 4 }));
    expect(await saveStoryText(text)).toEqual({ outcome: 'saved', revision: 4 });
    await saveStoryText({ ...text, cause: 'restored', demo: true, restored: 2 });
    const sent = { p_id: 'id-1', p_base: 3, p_story: text.text, p_session: 'session-1' };
    expect(requests.map(askedOf)).toEqual([
      ['POST rpc/save_story_text', { ...sent, p_cause: 'typed', p_demo: false }],
      ['POST rpc/save_story_text', { ...sent, p_cause: 'restored', p_demo: true, p_restored: 2 }],
    ]);
  });

  it('A conflict has the story’s current revision and text, and a missing story is gone', async () => {
    fakeNetwork(() => json({ outcome: 'conflict', revision: 7, story: 'Another text.' }));
    expect(await saveStoryText(text)).toEqual({ outcome: 'conflict', revision: 7, text: 'Another text.' });
    fakeNetwork(() => json({ outcome: 'gone' }));
    expect(await saveStoryText(text)).toEqual({ outcome: 'gone' });
    const halves = [{ outcome: 'saved' }, { outcome: 'conflict', revision: 7 }, { outcome: 'conflict', story: 'x' }];
    for (const answer of [null, 'saved', {}, [], ...halves]) {
      fakeNetwork(() => json(answer));
      await expect(saveStoryText(text), JSON.stringify(answer)).rejects.toMatchObject({ code: 'internal' });
    }
  });
});

describe('the revisions of a story', () => {
  const createdAt = '2026-12-16T10:00:00+00:00';
  const row = { number: 4, created_at: createdAt, cause: 'typed', characters: 1200, restored_at: null };

  it('All revisions are listed newest first, although one answer has at most a hundred', async () => {
    const rows = Array.from({ length: 101 }, (_, index) => ({ ...row, number: 101 - index }));
    const restored = { ...rows[0]!, cause: 'restored', restored_at: '2026-12-15T09:00:00+00:00' };
    const requests = fakeNetwork(({ url }) =>
      json(url.searchParams.has('number') ? rows.slice(100) : [restored, ...rows.slice(1, 100)]),
    );
    const revisions = await client.fetchQuery(revisionQueries.list('user-1', 'story-1'));
    expect(revisions.map(({ number }) => number)).toEqual(rows.map(({ number }) => number));
    expect(revisions.slice(0, 2)).toEqual([
      { number: 101, createdAt, cause: 'restored', characters: 1200, restoredAt: '2026-12-15T09:00:00+00:00' },
      { number: 100, createdAt, cause: 'typed', characters: 1200, restoredAt: null },
    ]);
    const asked = {
      select: 'number,created_at,cause,characters,restored_at',
      story_id: 'eq.story-1',
      order: 'number.desc',
      limit: '100',
    };
    expect(requests.map(askedOf)).toEqual([
      ['GET story_revisions', asked],
      ['GET story_revisions', { ...asked, number: 'lt.2' }],
    ]);
  });
});

// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import type { SavedStory } from '@storyloom/shared/api/stories';
import { storeSession } from '@storyloom/testing/fake-auth';
import { fakeNetwork, json } from '@storyloom/testing/network';
import { shareSavedStory } from './published-stories.ts';

const saved: SavedStory = {
  id: 'saved-1',
  title: 'The Light',
  prompt: 'A lighthouse',
  text: '# The Light\n\nUn.',
  genre: undefined,
  language: 'french',
  perspective: 'First Person',
  tone: 'Mysterious',
  length: 16,
  createdAt: '2026-11-20T10:00:00.123456+00:00',
  heading: '',
  unfinished: false,
  demo: true,
  revision: 1,
};
const as = { id: 'id-1', userId: 'user-1', title: 'The Lamp', visibility: 'public' } as const;
const answer = { is_public: true, is_unlisted: false, share_id: 'link-1' };
const refusal = (message: string) => json({ code: '42501', message, details: null, hint: null }, 403);

beforeEach(() => {
  storeSession();
});

describe('shareSavedStory', () => {
  it('Publishing a saved story writes a copy with the given title, and returns its link', async () => {
    const requests = fakeNetwork(() => json(answer, 201));
    expect(await shareSavedStory(saved, as)).toEqual({ visibility: 'public', shareId: 'link-1' });
    expect(requests).toMatchObject([{ method: 'POST', url: { pathname: '/rest/v1/user_shared_stories' } }]);
    const { select, on_conflict: conflict } = Object.fromEntries(requests[0]!.url.searchParams);
    expect([select, conflict]).toEqual(['is_public,is_unlisted,share_id', 'id']);
    expect(requests[0]?.headers.get('prefer')).toContain('resolution=merge-duplicates');
    expect(requests[0]?.body).toEqual({
      id: 'id-1',
      user_id: 'user-1',
      title: 'The Lamp',
      prompt: 'A lighthouse',
      content: '# The Light\n\nUn.',
      generator_id: 'unknown',
      language: 'French',
      is_public: true,
      is_unlisted: false,
      story_id: 'saved-1',
      demo: true,
    });
  });

  it.each([
    ['unlisted', { is_public: false, is_unlisted: true }],
    ['private', { is_public: false, is_unlisted: false }],
  ] as const)('The copy of a saved story is %s when that is chosen', async (visibility, columns) => {
    const requests = fakeNetwork(() => json({ ...columns, share_id: null }, 201));
    expect(await shareSavedStory(saved, { ...as, visibility })).toEqual({ visibility, shareId: '' });
    expect(requests[0]?.body).toMatchObject(columns);
  });

  it('A long title of a published copy is cut to the limit of the database', async () => {
    const requests = fakeNetwork(() => json(answer, 201));
    await shareSavedStory(saved, { ...as, title: 'lighthouse '.repeat(40) });
    expect(requests[0]?.body.title).toBe('lighthouse '.repeat(18).trim());
  });

  it.each([
    [{ kind: 'inspiration', id: 'source-1' }, { source_inspiration_id: 'source-1' }],
    [{ kind: 'story', id: 'source-2' }, { source_story_id: 'source-2' }],
  ] as const)('A published copy of a saved story credits %j', async (source, columns) => {
    const requests = fakeNetwork(() => json(answer, 201));
    await shareSavedStory({ ...saved, source }, as);
    const sent = Object.entries(requests[0]?.body ?? {}).filter(([column]) => column.startsWith('source'));
    expect(Object.fromEntries(sent)).toEqual(columns);
  });

  it('A saved story is published without a source that no longer exists, and keeps the link to its saved story', async () => {
    const requests = fakeNetwork(({ body }) =>
      'source_story_id' in body ? refusal('There is no such source.') : json(answer, 201),
    );
    const source = { kind: 'story', id: 'source-2' } as const;
    expect(await shareSavedStory({ ...saved, source }, as)).toEqual({ visibility: 'public', shareId: 'link-1' });
    expect(requests).toHaveLength(2);
    expect(requests[1]?.body.story_id).toBe('saved-1');
  });

  it('A saved story is published even when it was deleted in the meantime', async () => {
    const requests = fakeNetwork(({ body }) => ('story_id' in body ? refusal('new row') : json(answer, 201)));
    await shareSavedStory(saved, as);
    expect(requests).toHaveLength(2);
  });

  it.each([
    ['unauthorized', () => json({ code: 'PGRST301', message: 'JWT expired' }, 401)],
    ['network', () => new TypeError('Failed to fetch')],
  ])('Publishing a saved story fails as “%s”', async (code, failure) => {
    fakeNetwork(failure);
    const error = await shareSavedStory(saved, as).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ name: 'AppError', code });
  });
});

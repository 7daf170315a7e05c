// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '@storyloom/shared/api';
import { storeSession } from '@storyloom/testing/fake-auth';
import { fakeNetwork, json } from '@storyloom/testing/network';
import { type NewPublishedStory, shareStory } from './published-stories.ts';

const newStory: NewPublishedStory = {
  id: 'id-1',
  userId: 'user-1',
  title: 'The Light',
  prompt: 'A lighthouse',
  text: '# The Light\n\nUn.',
  genre: 'scifi',
  language: 'french',
  isPublic: true,
  demo: true,
};
const source = { kind: 'inspiration', id: 'source-1', title: 'The Lamp', author: 'Mina' } as const;
const sharingRow = { is_public: true, is_unlisted: false, share_id: 'share-1' };
const sharing = { visibility: 'public', shareId: 'share-1' };
const refusal = (code: string, status: number, message = 'no') =>
  json({ code, message, details: null, hint: null }, status);
const failureOf = (promise: Promise<unknown>) => promise.catch((error: unknown) => error);

beforeEach(() => {
  storeSession();
});

describe('shareStory', () => {
  it('Publishing a story writes a row of its owner’s, and returns its link', async () => {
    const requests = fakeNetwork(() => json(sharingRow, 201));
    expect(await shareStory(newStory)).toEqual(sharing);
    expect(requests).toHaveLength(1);
    const { method, url, headers, body } = requests[0]!;
    expect([method, url.pathname]).toEqual(['POST', '/rest/v1/user_shared_stories']);
    expect(url.searchParams.get('select')).toBe('is_public,is_unlisted,share_id');
    expect(headers.get('prefer')).toContain('return=representation');
    expect(body).toEqual({
      id: 'id-1',
      user_id: 'user-1',
      title: 'The Light',
      prompt: 'A lighthouse',
      content: '# The Light\n\nUn.',
      generator_id: 'scifi',
      language: 'French',
      is_public: true,
      is_unlisted: false,
      demo: true,
    });
  });

  it('Publishing a story again updates its row, and a story that is not public is unlisted', async () => {
    const requests = fakeNetwork(() => json(sharingRow, 201));
    await shareStory({ ...newStory, isPublic: false });
    expect(requests[0]?.url.searchParams.get('on_conflict')).toBe('id');
    expect(requests[0]?.headers.get('prefer')).toContain('resolution=merge-duplicates');
    expect(requests[0]?.body).toMatchObject({ is_public: false, is_unlisted: true });
  });

  it('A published story stores the id of its saved story', async () => {
    const requests = fakeNetwork(() => json(sharingRow, 201));
    await shareStory({ ...newStory, storyId: 'saved-1' });
    expect(requests[0]?.body.story_id).toBe('saved-1');
  });

  it('A story is published without its saved story when that no longer exists', async () => {
    const requests = fakeNetwork(({ body }) => ('story_id' in body ? refusal('42501', 403) : json(sharingRow, 201)));
    expect(await shareStory({ ...newStory, storyId: 'deleted' })).toEqual(sharing);
    expect(requests).toHaveLength(2);
  });

  it.each([
    [{ kind: 'inspiration', id: 'source-1' }, { source_inspiration_id: 'source-1' }],
    [{ kind: 'story', id: 'source-2' }, { source_story_id: 'source-2' }],
  ] as const)('A published story credits %j', async (from, columns) => {
    const requests = fakeNetwork(() => json(sharingRow, 201));
    await shareStory({ ...newStory, source: { ...source, ...from } });
    const sent = Object.entries(requests[0]?.body ?? {}).filter(([column]) => column.startsWith('source'));
    expect(Object.fromEntries(sent)).toEqual(columns);
  });

  it.each([
    ['the saved story', ['story_id']],
    ['the source', ['source_inspiration_id']],
    ['both', ['story_id', 'source_inspiration_id']],
  ])('A story is published without links to what no longer exists: %s', async (_case, gone) => {
    const requests = fakeNetwork(({ body }) => {
      // The database checks the source before its policies check the saved story.
      if (gone.includes('source_inspiration_id') && 'source_inspiration_id' in body)
        return refusal('42501', 403, 'There is no such source.');
      if (gone.includes('story_id') && 'story_id' in body)
        return refusal('42501', 403, 'new row violates row-level security policy for table "user_shared_stories"');
      return json(sharingRow, 201);
    });
    expect(await shareStory({ ...newStory, storyId: 'saved-1', source })).toEqual(sharing);
    const links = { story_id: 'saved-1', source_inspiration_id: source.id };
    const kept = Object.fromEntries(Object.entries(links).filter(([column]) => !gone.includes(column)));
    const sent = Object.entries(requests.at(-1)?.body ?? {}).filter(([column]) => column in links);
    expect(Object.fromEntries(sent)).toEqual(kept);
    expect(requests).toHaveLength(gone.length + 1);
  });

  it('A story is published without a source that is deleted at the same moment', async () => {
    const requests = fakeNetwork(({ body }) =>
      'source_story_id' in body
        ? refusal('23503', 409, 'violates foreign key constraint "user_shared_stories_source_story_id_fkey"')
        : json(sharingRow, 201),
    );
    await shareStory({ ...newStory, storyId: 'saved-1', source: { ...source, kind: 'story' } });
    expect(requests.map(({ body }) => body.story_id)).toEqual(['saved-1', 'saved-1']);
  });

  it('Publishing a story fails when it is refused without its links as well', async () => {
    const requests = fakeNetwork(() =>
      requests.length > 9 ? json(sharingRow, 201) : refusal('42501', 403, 'no source, no story, no'),
    );
    const error = await failureOf(shareStory({ ...newStory, storyId: 'saved-1', source }));
    expect(error).toMatchObject({ name: 'AppError', code: 'data' });
    expect(requests).toHaveLength(3);
  });

  it('A long title of a published story is cut to the limit of the database', async () => {
    const requests = fakeNetwork(() => json(sharingRow, 201));
    await shareStory({ ...newStory, title: 'lighthouse '.repeat(40) });
    expect(requests[0]?.body.title).toBe('lighthouse '.repeat(18).trim());
  });

  it.each([
    ['42501', 403, 'new row violates row-level security policy', 'data', 'You don’t have permission to do this.'],
    [
      '23514',
      400,
      'new row violates check constraint',
      'data',
      'Storyloom can’t accept this. Check what you entered and try again.',
    ],
    ['PT429', 429, 'That is enough for one day.', 'data', 'That is enough for one day.'],
  ])(
    'Publishing a story fails with a message for the user on the error %s',
    async (code, status, said, failure, message) => {
      const requests = fakeNetwork(() => refusal(code, status, said));
      const error = await failureOf(shareStory({ ...newStory, ...(code !== '42501' && { storyId: 'saved-1' }) }));
      expect(error).toBeInstanceOf(AppError);
      expect(error).toMatchObject({ code: failure, message, cause: { code } });
      expect(requests).toHaveLength(1);
    },
  );

  it.each([
    ['the server is unreachable', () => new TypeError('Failed to fetch')],
    [
      'an HTML page comes instead of the database’s answer',
      () => new Response('<h1>502 Bad Gateway</h1>', { status: 502 }),
    ],
  ])('Publishing a story fails as “network” when %s', async (_case, answer) => {
    fakeNetwork(answer);
    expect(await failureOf(shareStory(newStory))).toMatchObject({ name: 'AppError', code: 'network' });
  });
});

// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { parseSavedStory } from '@storyloom/shared/api/stories';
import { storeSession } from '@storyloom/testing/fake-auth';
import { fakeNetwork, json } from '@storyloom/testing/network';
import { askedOf } from '../testing/asked-of.ts';
import { deletePublishedStory } from './own-story-changes.ts';
import { type NewPublishedStory, shareSavedStory, shareStory } from './published-stories.ts';

const LONG = 'lighthouse '.repeat(40);
const FITTED = 'lighthouse '.repeat(18).trim();
const newStory: NewPublishedStory = {
  id: 'id-1',
  userId: 'user-1',
  title: LONG,
  prompt: 'A lighthouse',
  text: '# The Light\n\nUn.',
  genre: 'scifi',
  language: 'french',
  isPublic: true,
  demo: true,
};
const { prompt, text: content, genre: generator_id, demo } = newStory;
const words = { title: FITTED, prompt, content, language: 'French' };
const columns = { id: 'id-1', user_id: 'user-1', ...words, generator_id, demo, is_public: true, is_unlisted: false };
const source = { kind: 'inspiration', id: 'source-1', title: 'The Lamp', author: 'Mina' } as const;
const select = 'is_public,is_unlisted,share_id';
const sharingRow = { is_public: true, is_unlisted: false, share_id: 'share-1' };
const sharing = { visibility: 'public', shareId: 'share-1' };
const refusal = (code: string, status: number, message = 'no') =>
  json({ code, message, details: null, hint: null }, status);
const failureOf = (promise: Promise<unknown>) => promise.catch((error: unknown) => error);

beforeEach(() => storeSession());

describe('publishing a story', () => {
  const sent = async (story: Partial<NewPublishedStory>) => {
    const requests = fakeNetwork(() => json(sharingRow, 201));
    await shareStory({ ...newStory, ...story });
    return requests[0]!.body;
  };

  it('Publishing writes a row of its owner’s, replaces an earlier one, and returns the link', async () => {
    const requests = fakeNetwork(() => json(sharingRow, 201));
    expect(await shareStory(newStory)).toEqual(sharing);
    expect(requests.map(askedOf)).toEqual([['POST user_shared_stories', { ...columns, on_conflict: 'id', select }]]);
    expect(await sent({ isPublic: false })).toMatchObject({ is_public: false, is_unlisted: true });
    expect(requests[0]?.headers.get('prefer')).toMatch(/resolution=merge-duplicates.*return=representation/);
  });

  it('A published story stores the id of its saved story and of its source', async () => {
    const links = (body: object) => Object.fromEntries(Object.entries(body).filter(([name]) => !(name in columns)));
    expect(links(await sent({ storyId: 'saved-1', source }))).toEqual({
      story_id: 'saved-1',
      source_inspiration_id: 'source-1',
    });
    const story = { ...source, kind: 'story', id: 'source-2' } as const;
    expect(links(await sent({ source: story }))).toEqual({ source_story_id: 'source-2' });
  });

  it('A story is published without links to what no longer exists', async () => {
    for (const gone of [['story_id'], ['source_inspiration_id'], ['story_id', 'source_inspiration_id']]) {
      const requests = fakeNetwork(({ body }) => {
        // The database checks the source before its policies check the saved story.
        if (gone.includes('source_inspiration_id') && 'source_inspiration_id' in body)
          return refusal('42501', 403, 'There is no such source.');
        if (gone.includes('story_id') && 'story_id' in body) return refusal('42501', 403, 'new row violates');
        return json(sharingRow, 201);
      });
      expect(await shareStory({ ...newStory, storyId: 'saved-1', source })).toEqual(sharing);
      const links = ['story_id', 'source_inspiration_id'];
      expect(links.filter((link) => link in requests.at(-1)!.body)).toEqual(
        links.filter((link) => !gone.includes(link)),
      );
      expect(requests).toHaveLength(gone.length + 1);
    }
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

  it('Publishing fails when it is refused without its links as well, or for another reason', async () => {
    const refused = fakeNetwork(() => refusal('42501', 403, 'no source, no story, no'));
    const failure = await failureOf(shareStory({ ...newStory, storyId: 'saved-1', source }));
    expect(failure).toMatchObject({ name: 'AppError', code: 'data' });
    expect(refused).toHaveLength(3);
    const limited = fakeNetwork(() => refusal('PT429', 429, 'That is enough for one day.'));
    expect(await failureOf(shareStory({ ...newStory, storyId: 'saved-1' }))).toMatchObject({
      code: 'data',
      message: 'That is enough for one day.',
    });
    expect(limited).toHaveLength(1);
  });
});

it('A copy of a saved story is published with the chosen title and visibility', async () => {
  const saved = parseSavedStory({
    id: 'saved-1',
    prompt: 'A lighthouse',
    story: '# The Light\n\nUn.',
    language: 'French',
    demo: true,
  });
  for (const [visibility, shown] of [
    ['public', { is_public: true, is_unlisted: false }],
    ['unlisted', { is_public: false, is_unlisted: true }],
    ['private', { is_public: false, is_unlisted: false }],
  ] as const) {
    const requests = fakeNetwork(() => json({ ...shown, share_id: null }, 201));
    const as = { id: 'id-1', userId: 'user-1', title: LONG, visibility };
    expect(await shareSavedStory({ ...saved, source }, as)).toEqual({ visibility, shareId: '' });
    const links = { story_id: 'saved-1', source_inspiration_id: 'source-1' };
    expect(requests.map(({ body }) => body)).toEqual([{ ...columns, ...shown, ...links, generator_id: 'unknown' }]);
  }
});

describe('deletePublishedStory', () => {
  /** A table in which users read only their own rows; the function reads those of other users. */
  const serve = (owner: string | undefined) =>
    fakeNetwork(({ method, name }) => {
      if (method === 'DELETE') return new Response(null, { status: 204 });
      const isShown = name === 'read_shared_story' ? owner !== undefined : owner === 'user-1';
      return json(isShown ? [{ user_id: owner }] : []);
    });
  const remove = () => deletePublishedStory('id-1', 'user-1');

  it('The owner is read, then the story is deleted by id, unless the database refuses', async () => {
    const requests = serve('user-1');
    await remove();
    expect(requests.map(askedOf)).toEqual([
      ['GET user_shared_stories', { select: 'user_id', id: 'eq.id-1' }],
      ['DELETE user_shared_stories', { id: 'eq.id-1' }],
    ]);
    fakeNetwork(({ method }) => (method === 'GET' ? json([]) : refusal('PGRST301', 401)));
    expect(await failureOf(remove())).toMatchObject({ code: 'unauthorized', message: 'User not authenticated.' });
    fakeNetwork(({ method }) => (method === 'GET' ? json([{ user_id: 'user-1' }]) : refusal('42501', 403)));
    expect(await failureOf(remove())).toMatchObject({ code: 'data' });
  });

  it('Another user’s story is not deleted, and one that no longer exists is no failure', async () => {
    const requests = serve('mina');
    const message = 'You do not have permission to delete this story';
    expect(await failureOf(remove())).toMatchObject({ name: 'AppError', code: 'data', message });
    expect(requests.map(({ method }) => method)).toEqual(['GET', 'POST']);
    serve(undefined);
    expect(await remove()).toBeUndefined();
  });
});

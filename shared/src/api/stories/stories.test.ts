// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StoryOptions } from '@storyloom/shared/domain';
import { fakeNetwork, json } from '../../testing/fake-network.ts';
import { writeSiteConfig } from '../../testing/write-site-config.ts';
import { AppError } from '@storyloom/shared/api';
import { deleteStory, saveStory, storyQueries } from './stories.ts';

const options: StoryOptions = {
  prompt: 'A lighthouse',
  genre: 'scifi',
  language: 'french',
  perspective: 'first',
  tone: 'mysterious',
  length: 1200,
};
const newStory = { id: 'id-1', userId: 'user-1', title: 'The Light', story: '# The Light\n\nUn.', options };

const row = {
  id: 'id-1',
  title: 'The Light',
  prompt: 'A lighthouse',
  story: '# The Light',
  generator_id: 'scifi',
  language: 'French',
  created_at: '2026-11-20T10:00:00Z',
};

const failureOf = async (promise: Promise<unknown>): Promise<AppError> => {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(AppError);
  return error as AppError;
};

let client: QueryClient;
beforeEach(() => {
  writeSiteConfig();
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
});
afterEach(() => {
  client.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('saveStory', () => {
  it('inserts the story as its owner’s, with the names that a person reads', async () => {
    const requests = fakeNetwork(() => new Response(null, { status: 201 }));
    expect(await saveStory(newStory)).toBe('id-1');
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({ method: 'POST', url: { pathname: '/rest/v1/user_stories' } });
    expect(requests[0]?.body).toEqual({
      id: 'id-1',
      user_id: 'user-1',
      title: 'The Light',
      story: '# The Light\n\nUn.',
      prompt: 'A lighthouse',
      generator_id: 'scifi',
      options: { genre: 'scifi', language: 'french', perspective: 'first', tone: 'mysterious', length: 1200 },
      language: 'French',
      perspective: 'First Person',
      tone: 'Mysterious',
      story_length: newStory.story.length,
    });
  });

  it('keeps with the options what the prompt is credited to, and no name that may change', async () => {
    const source = { kind: 'inspiration', id: 'source-1', title: 'The Lamp', author: 'Mina' } as const;
    const requests = fakeNetwork(() => new Response(null, { status: 201 }));
    await saveStory({ ...newStory, source });
    expect(requests[0]?.body.options).toEqual({
      genre: 'scifi',
      language: 'french',
      perspective: 'first',
      tone: 'mysterious',
      length: 1200,
      source: { kind: 'inspiration', id: 'source-1' },
    });
  });

  it('cuts a long title to what the database takes', async () => {
    const requests = fakeNetwork(() => new Response(null, { status: 201 }));
    await saveStory({ ...newStory, title: 'lighthouse '.repeat(40) });
    expect(requests[0]?.body.title).toBe('lighthouse '.repeat(18).trim());
  });

  it('succeeds once more when the same id is saved twice', async () => {
    const saved = new Set<string>();
    fakeNetwork(({ body }) => {
      if (saved.has(body.id))
        return json({ code: '23505', message: 'duplicate key value', details: null, hint: null }, 409);
      saved.add(body.id);
      return new Response(null, { status: 201 });
    });
    expect(await saveStory(newStory)).toBe('id-1');
    expect(await saveStory(newStory)).toBe('id-1');
    expect(saved.size).toBe(1);
  });

  it.each([
    ['42501', 403, 'new row violates row-level security policy'],
    ['23514', 400, 'new row violates check constraint'],
    ['PGRST301', 401, 'JWT expired'],
  ])('fails as “data” with the database’s message on %s', async (code, status, message) => {
    fakeNetwork(() => json({ code, message, details: null, hint: null }, status));
    const error = await failureOf(saveStory(newStory));
    expect([error.code, error.message]).toEqual(['data', message]);
    expect(error.cause).toMatchObject({ code });
  });

  it('fails as “network” when nobody answers', async () => {
    fakeNetwork(() => new TypeError('Failed to fetch'));
    expect((await failureOf(saveStory(newStory))).code).toBe('network');
  });

  it('fails as “network” when something else than the database answers', async () => {
    fakeNetwork(() => new Response('<h1>502 Bad Gateway</h1>', { status: 502 }));
    expect((await failureOf(saveStory(newStory))).code).toBe('network');
  });
});

describe('deleteStory', () => {
  it('deletes by id and owner, so that nobody else’s row can go', async () => {
    const requests = fakeNetwork(() => new Response(null, { status: 204 }));
    await deleteStory('id-1', 'user-1');
    expect(requests).toHaveLength(1);
    const { method, url } = requests[0]!;
    expect([method, url.pathname]).toEqual(['DELETE', '/rest/v1/user_stories']);
    expect(Object.fromEntries(url.searchParams)).toEqual({ id: 'eq.id-1', user_id: 'eq.user-1' });
  });

  it('says when the database refuses', async () => {
    fakeNetwork(() => json({ code: '42501', message: 'permission denied' }, 403));
    expect((await failureOf(deleteStory('id-1', 'user-1'))).code).toBe('data');
  });
});

describe('the list of saved stories', () => {
  it('asks for the person’s own, newest first, in an order without ties, and leaves the texts behind', async () => {
    const requests = fakeNetwork(() => json([row]));
    const stories = await client.fetchQuery(storyQueries.list('user-1'));
    const { searchParams } = requests[0]!.url;
    expect(searchParams.get('user_id')).toBe('eq.user-1');
    expect(searchParams.get('order')).toMatch(/^created_at\.desc,id\.(asc|desc)$/);
    expect(searchParams.get('select')?.split(',')).not.toContain('story');
    expect(stories).toEqual([
      {
        id: 'id-1',
        title: 'The Light',
        prompt: 'A lighthouse',
        generatorId: 'scifi',
        language: 'French',
        createdAt: '2026-11-20T10:00:00Z',
      },
    ]);
  });

  it('fills in what an old row lacks', async () => {
    fakeNetwork(() =>
      json([{ id: 'id-2', title: '', prompt: null, story: 'Once.', generator_id: null, language: null }]),
    );
    expect(await client.fetchQuery(storyQueries.list('user-1'))).toEqual([
      expect.objectContaining({ title: 'Untitled Story', generatorId: 'unknown', language: 'English', prompt: '' }),
    ]);
  });

  it('fails rather than looking empty', async () => {
    fakeNetwork(() => json({ code: '42P01', message: 'no such table' }, 404));
    expect((await failureOf(client.fetchQuery(storyQueries.list('user-1')))).code).toBe('data');
  });

  it('is kept apart by person', () => {
    expect(storyQueries.list('user-1').queryKey).not.toEqual(storyQueries.list('user-2').queryKey);
    expect(storyQueries.list('user-1').queryKey.slice(0, 2)).toEqual(storyQueries.all('user-1'));
    expect(storyQueries.detail('user-1', 'a').queryKey.slice(0, 2)).toEqual(storyQueries.all('user-1'));
  });

  it('leaves trying again to the query cache, whose one retry is soon', async () => {
    vi.useFakeTimers();
    const requests = fakeNetwork(() => new TypeError('Failed to fetch'));
    const failure = client.fetchQuery(storyQueries.list('user-1')).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await failure).toMatchObject({ code: 'network' });
    expect(requests).toHaveLength(1);
  });
});

describe('one saved story', () => {
  const find = (id: string) => client.fetchQuery(storyQueries.detail('user-1', id));

  it('is found by its id', async () => {
    const requests = fakeNetwork(() => json([row]));
    expect(await find('id-1')).toMatchObject({ title: 'The Light', story: '# The Light' });
    expect(requests[0]?.url.searchParams.get('id')).toBe('eq.id-1');
  });

  it('is null when there is none, or it is somebody else’s', async () => {
    fakeNetwork(() => json([]));
    expect(await find('id-9')).toBeNull();
  });

  it('is null when the address holds no id at all', async () => {
    fakeNetwork(() => json({ code: '22P02', message: 'invalid input syntax for type uuid: "x"' }, 400));
    expect(await find('x')).toBeNull();
  });

  it('is a failure, not a missing story, when the database refuses', async () => {
    fakeNetwork(() => json({ code: '42501', message: 'permission denied' }, 403));
    expect((await failureOf(find('id-1'))).code).toBe('data');
  });
});

// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { AppError } from '@storyloom/shared/api';
import { fakeNetwork, json } from '@storyloom/testing/network';
import {
  deleteInspiration,
  type InspirationChange,
  type NewInspiration,
  recordInspirationUse,
  shareInspiration,
  updateInspiration,
} from './inspirations.ts';

const newInspiration: NewInspiration = {
  id: 'id-1',
  userId: 'user-1',
  title: 'The Light',
  prompt: ' A lighthouse\n',
  category: 'scifi',
  difficulty: 'hard',
  isPublic: true,
};
const refusal = (code: string, status: number, message = 'no') =>
  json({ code, message, details: null, hint: null }, status);
const failureOf = (promise: Promise<unknown>) => promise.catch((error: unknown) => error);

describe('shareInspiration', () => {
  it('Publishing an inspiration inserts a row of its owner’s with the prompt trimmed', async () => {
    const requests = fakeNetwork(() => new Response(null, { status: 201 }));
    expect(await shareInspiration(newInspiration)).toEqual({ id: 'id-1' });
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({ method: 'POST', url: { pathname: '/rest/v1/user_inspirations' } });
    expect(requests[0]?.body).toEqual({
      id: 'id-1',
      user_id: 'user-1',
      title: 'The Light',
      prompt: 'A lighthouse',
      category: 'scifi',
      difficulty: 'hard',
      is_public: true,
    });
  });

  it('An inspiration without a title is named after its category', async () => {
    const requests = fakeNetwork(() => new Response(null, { status: 201 }));
    await shareInspiration({ ...newInspiration, title: ' ' });
    expect(requests[0]?.body.title).toBe('Scifi Inspiration');
  });

  it('Publishing an inspiration twice with the same id updates the first row', async () => {
    const rows = new Map<unknown, unknown>();
    fakeNetwork(({ method, body }) => {
      if (method === 'PATCH') {
        rows.set('id-1', body.prompt);
        return json([{ id: 'id-1' }]);
      }
      if (rows.has(body.id)) return refusal('23505', 409, 'duplicate key value');
      rows.set(body.id, body.prompt);
      return new Response(null, { status: 201 });
    });
    expect(await shareInspiration(newInspiration)).toEqual({ id: 'id-1' });
    expect(await shareInspiration({ ...newInspiration, prompt: 'Another' })).toEqual({ id: 'id-1' });
    expect([...rows]).toEqual([['id-1', 'Another']]);
  });

  it('Publishing an inspiration without a prompt fails before anything is sent', async () => {
    const requests = fakeNetwork(() => new Response(null, { status: 201 }));
    const error = await failureOf(shareInspiration({ ...newInspiration, prompt: ' \n\t' }));
    expect(error).toBeInstanceOf(AppError);
    expect(error).toMatchObject({ code: 'bad_request', message: 'Please enter a prompt' });
    expect(requests).toEqual([]);
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
    'Publishing an inspiration fails with a message for the user on the error %s',
    async (code, status, said, failure, message) => {
      fakeNetwork(() => refusal(code, status, said));
      const error = await failureOf(shareInspiration(newInspiration));
      expect(error).toBeInstanceOf(AppError);
      expect(error).toMatchObject({ code: failure, message, cause: { code } });
    },
  );

  it.each([
    ['published', () => shareInspiration(newInspiration)],
    ['changed', () => updateInspiration('id-1', 'user-1', newInspiration)],
  ])('An inspiration that is %s after the session has ended fails as “unauthorized”', async (_case, send) => {
    fakeNetwork(() => refusal('PGRST303', 401, 'JWT expired'));
    expect(await failureOf(send())).toMatchObject({
      name: 'AppError',
      code: 'unauthorized',
      message: 'You must be signed in to share inspirations',
    });
  });

  it.each([
    ['the server is unreachable', () => new TypeError('Failed to fetch')],
    [
      'an HTML page comes instead of the database’s answer',
      () => new Response('<h1>502 Bad Gateway</h1>', { status: 502 }),
    ],
  ])('Publishing an inspiration fails as “network” when %s', async (_case, answer) => {
    fakeNetwork(answer);
    expect(await failureOf(shareInspiration(newInspiration))).toMatchObject({ name: 'AppError', code: 'network' });
  });
});

describe('updateInspiration', () => {
  const change: InspirationChange = {
    title: ' The Lamp ',
    prompt: ' A lamp\n',
    category: 'mystery',
    difficulty: 'easy',
    isPublic: false,
  };

  it('Changing an inspiration updates the row by id and owner, with trimmed texts', async () => {
    const requests = fakeNetwork(() => json([{ id: 'id-1' }]));
    await updateInspiration('id-1', 'user-1', change);
    expect(requests).toMatchObject([{ method: 'PATCH', url: { pathname: '/rest/v1/user_inspirations' } }]);
    expect(Object.fromEntries(requests[0]!.url.searchParams)).toEqual({
      id: 'eq.id-1',
      user_id: 'eq.user-1',
      select: 'id',
    });
    expect(requests[0]?.body).toEqual({
      title: 'The Lamp',
      prompt: 'A lamp',
      category: 'mystery',
      difficulty: 'easy',
      is_public: false,
    });
  });

  it('An inspiration whose title is removed is named after its category', async () => {
    const requests = fakeNetwork(() => json([{ id: 'id-1' }]));
    await updateInspiration('id-1', 'user-1', { ...change, title: ' ' });
    expect(requests[0]?.body.title).toBe('Mystery Inspiration');
  });

  it('Changing an inspiration to a blank prompt fails before anything is sent', async () => {
    const requests = fakeNetwork(() => json([{ id: 'id-1' }]));
    const error = await failureOf(updateInspiration('id-1', 'user-1', { ...change, prompt: ' ' }));
    expect(error).toMatchObject({ name: 'AppError', code: 'bad_request', message: 'Please enter a prompt' });
    expect(requests).toEqual([]);
  });

  it('Changing an inspiration that no longer exists fails and says so', async () => {
    fakeNetwork(() => json([]));
    const error = await failureOf(updateInspiration('id-1', 'user-1', change));
    expect(error).toMatchObject({ name: 'AppError', code: 'data', message: 'This inspiration is no longer there.' });
  });
});

describe('deleteInspiration', () => {
  it('Deleting an inspiration selects the row by id and owner', async () => {
    const requests = fakeNetwork(() => new Response(null, { status: 204 }));
    await deleteInspiration('id-1', 'user-1');
    expect(requests).toMatchObject([{ method: 'DELETE', url: { pathname: '/rest/v1/user_inspirations' } }]);
    expect(Object.fromEntries(requests[0]!.url.searchParams)).toEqual({ id: 'eq.id-1', user_id: 'eq.user-1' });
  });
});

describe('recordInspirationUse', () => {
  it.each([
    ['without a story', undefined, { p_inspiration_id: 'id-1' }],
    ['with the story written from it', 'story-1', { p_inspiration_id: 'id-1', p_story_id: 'story-1' }],
  ])('A use of an inspiration is recorded %s, and the new count is returned', async (_case, storyId, body) => {
    const requests = fakeNetwork(() => json(7));
    expect(await recordInspirationUse('id-1', storyId)).toBe(7);
    expect(requests).toMatchObject([{ url: { pathname: '/rest/v1/rpc/record_inspiration_use' } }]);
    expect(requests[0]?.body).toEqual(body);
  });
});

it.each([
  ['Changing an inspiration', () => updateInspiration('id-1', 'user-1', newInspiration)],
  ['Deleting an inspiration', () => deleteInspiration('id-1', 'user-1')],
  ['Recording a use', () => recordInspirationUse('id-1')],
])('%s fails as “data” when the database refuses, and as “network” when it is unreachable', async (_case, act) => {
  fakeNetwork(() => refusal('42501', 403, 'permission denied'));
  expect(await failureOf(act())).toMatchObject({
    name: 'AppError',
    code: 'data',
    message: 'You don’t have permission to do this.',
  });
  fakeNetwork(() => new TypeError('Failed to fetch'));
  expect(await failureOf(act())).toMatchObject({ name: 'AppError', code: 'network' });
});

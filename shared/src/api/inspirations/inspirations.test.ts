// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '@storyloom/shared/api';
import { fakeNetwork, json } from '../../testing/fake-network.ts';
import { writeSiteConfig } from '../../testing/write-site-config.ts';
import { type NewInspiration, shareInspiration } from './inspirations.ts';

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

beforeEach(writeSiteConfig);
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('shareInspiration', () => {
  it('inserts the prompt as its owner’s, without the white space around it', async () => {
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

  it('is named after its category when it has no title', async () => {
    const requests = fakeNetwork(() => new Response(null, { status: 201 }));
    await shareInspiration({ ...newInspiration, title: ' ' });
    expect(requests[0]?.body.title).toBe('Scifi Inspiration');
  });

  it('succeeds once more when the same id is shared twice', async () => {
    const shared = new Set<string>();
    fakeNetwork(({ body }) => {
      if (shared.has(body.id)) return refusal('23505', 409, 'duplicate key value');
      shared.add(body.id);
      return new Response(null, { status: 201 });
    });
    expect(await shareInspiration(newInspiration)).toEqual({ id: 'id-1' });
    expect(await shareInspiration(newInspiration)).toEqual({ id: 'id-1' });
    expect(shared.size).toBe(1);
  });

  it('asks for a prompt where there is none, and nothing of the database', async () => {
    const requests = fakeNetwork(() => new Response(null, { status: 201 }));
    const error = await failureOf(shareInspiration({ ...newInspiration, prompt: ' \n\t' }));
    expect(error).toBeInstanceOf(AppError);
    expect(error).toMatchObject({ code: 'bad_request', message: 'Please enter a prompt' });
    expect(requests).toEqual([]);
  });

  it.each([
    ['42501', 403, 'new row violates row-level security policy'],
    ['23514', 400, 'new row violates check constraint'],
    ['PGRST301', 401, 'JWT expired'],
  ])('fails as “data” with the database’s message on %s', async (code, status, message) => {
    fakeNetwork(() => refusal(code, status, message));
    const error = await failureOf(shareInspiration(newInspiration));
    expect(error).toBeInstanceOf(AppError);
    expect(error).toMatchObject({ code: 'data', message, cause: { code } });
  });

  it.each([
    ['nobody answers', () => new TypeError('Failed to fetch')],
    ['something else than the database answers', () => new Response('<h1>502 Bad Gateway</h1>', { status: 502 })],
  ])('fails as “network” when %s', async (_case, answer) => {
    fakeNetwork(answer);
    expect(await failureOf(shareInspiration(newInspiration))).toMatchObject({ name: 'AppError', code: 'network' });
  });
});

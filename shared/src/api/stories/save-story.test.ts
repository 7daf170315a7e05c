// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '@storyloom/shared/api';
import { storeSession } from '@storyloom/testing/fake-auth';
import { type Answer, fakeNetwork, json } from '@storyloom/testing/network';
import { newStory } from '@storyloom/testing/new-story';
import { saveStory } from './save-story.ts';

const created = () => new Response(null, { status: 201 });
const refusal = (code: string, message: string, status: number) =>
  json({ code, message, details: null, hint: null }, status);
const duplicate = () => refusal('23505', 'duplicate key value', 409);
const failureOf = (promise: Promise<unknown>) => promise.catch((error: unknown) => error);

/** Answers requests in this order, if their names match. Returns the names of the requests. */
function answerInTurn(answers: readonly (readonly [name: string, answer: Answer])[]): readonly string[] {
  const asked: string[] = [];
  fakeNetwork(({ url }) => {
    const name = url.pathname.split('/').at(-1)!;
    const [expected, answer] = answers[asked.length] ?? [];
    asked.push(name);
    return name === expected ? answer! : new Error(`Unexpected request: ${name}`);
  });
  return asked;
}

beforeEach(storeSession);

describe('saveStory', () => {
  it('Saving a story inserts a row of its owner’s, with display names for language, perspective and tone', async () => {
    const requests = fakeNetwork(created);
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
      story_length: 1200,
      demo: true,
    });
  });

  it('A saved story without a requested length stores its number of characters', async () => {
    const { length: _length, ...options } = newStory.options;
    const requests = fakeNetwork(created);
    await saveStory({ ...newStory, options });
    expect(requests[0]?.body.story_length).toBe(newStory.text.length);
    expect(requests[0]?.body.options).not.toHaveProperty('length');
  });

  it('A saved story stores the kind and id of its source, and no names that may change', async () => {
    const source = { kind: 'inspiration', id: 'source-1', title: 'The Lamp', author: 'Mina' } as const;
    const requests = fakeNetwork(created);
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

  it.each([
    [true, true],
    [false, undefined],
    [undefined, undefined],
  ])(
    'The options of a saved story say that it is unfinished, and nothing otherwise (unfinished: %s)',
    async (unfinished, kept) => {
      const requests = fakeNetwork(created);
      await saveStory({ ...newStory, unfinished });
      expect(Object(requests[0]?.body.options).unfinished).toBe(kept);
    },
  );

  it('A long title of a saved story is cut to the limit of the database', async () => {
    const requests = fakeNetwork(created);
    await saveStory({ ...newStory, title: 'lighthouse '.repeat(40) });
    expect(requests[0]?.body.title).toBe('lighthouse '.repeat(18).trim());
  });
});

describe('saving a story twice', () => {
  it('A story that is saved twice exists once, and is restored if it was deleted in the meantime', async () => {
    const requests = fakeNetwork(({ url }) => (url.pathname.endsWith('restore_story') ? json(true) : duplicate()));
    expect(await saveStory(newStory)).toBe('id-1');
    expect(requests.map(({ url }) => url.pathname)).toEqual(['/rest/v1/user_stories', '/rest/v1/rpc/restore_story']);
    expect(requests[1]?.body).toEqual({ p_id: 'id-1' });
  });

  it('A story that is saved again after its deletion became final is inserted again', async () => {
    const asked = answerInTurn([
      ['user_stories', duplicate()],
      ['restore_story', json(false)],
      ['user_stories', created()],
    ]);
    expect(await saveStory(newStory)).toBe('id-1');
    expect(asked).toEqual(['user_stories', 'restore_story', 'user_stories']);
  });

  it.each([
    ['may not be restored', [['restore_story', refusal('42501', 'no', 403)]], 'data'],
    [
      'is refused at the second insert',
      [
        ['restore_story', json(false)],
        ['user_stories', refusal('42501', 'no', 403)],
      ],
      'data',
    ],
    [
      'is still a duplicate',
      [
        ['restore_story', json(false)],
        ['user_stories', duplicate()],
      ],
      'data',
    ],
    ['gets no answer', [['restore_story', new TypeError('Failed to fetch')]], 'network'],
  ] as const)('Saving a story a second time fails when it %s', async (_case, answers, code) => {
    answerInTurn([['user_stories', duplicate()], ...answers]);
    expect(await failureOf(saveStory(newStory))).toMatchObject({ name: 'AppError', code });
  });
});

describe('saving failures', () => {
  it.each([
    ['42501', 403, 'new row violates row-level security policy', 'data', 'You don’t have permission to do this.'],
    [
      '23514',
      400,
      'new row violates check constraint',
      'data',
      'Storyloom can’t accept this. Check what you entered and try again.',
    ],
    ['PGRST301', 401, 'JWT expired', 'unauthorized', 'Your sign-in has expired. Please sign in again.'],
    ['PT429', 429, 'That is enough for one day.', 'data', 'That is enough for one day.'],
  ])(
    'Saving a story fails with a message for the user on the error %s',
    async (code, status, said, failure, message) => {
      const requests = fakeNetwork(() => refusal(code, said, status));
      const error = await failureOf(saveStory(newStory));
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
  ])('Saving a story fails as “network” when %s', async (_case, answer) => {
    fakeNetwork(answer);
    expect(await failureOf(saveStory(newStory))).toMatchObject({ name: 'AppError', code: 'network' });
  });
});

// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '@storyloom/shared/api';
import { storeSession } from '../../testing/fake-auth.ts';
import { type Answer, fakeNetwork, json } from '../../testing/network.ts';
import { lengthenStory, type NewStory, saveStory } from './save-story.ts';

const newStory: NewStory = {
  id: 'id-1',
  userId: 'user-1',
  title: 'The Light',
  story: '# The Light\n\nUn.',
  options: {
    prompt: 'A lighthouse',
    genre: 'scifi',
    language: 'french',
    perspective: 'first',
    tone: 'mysterious',
    length: 1200,
  },
  demo: true,
};

const created = () => new Response(null, { status: 201 });
const refusal = (code: string, message: string, status: number) =>
  json({ code, message, details: null, hint: null }, status);
const duplicate = () => refusal('23505', 'duplicate key value', 409);
const failureOf = (promise: Promise<unknown>) => promise.catch((error: unknown) => error);

/** Answers what is asked under a name, one after the other. Gives the names as they were asked. */
function answerInTurn(answers: readonly (readonly [name: string, answer: Answer])[]): readonly string[] {
  const asked: string[] = [];
  fakeNetwork(({ url }) => {
    const name = url.pathname.split('/').at(-1)!;
    const [expected, answer] = answers[asked.length] ?? [];
    asked.push(name);
    return name === expected ? answer! : new Error(`Nobody waits for ${name}`);
  });
  return asked;
}

beforeEach(() => {
  storeSession();
});

describe('saveStory', () => {
  it('inserts the story as its owner’s, with the names that a person reads', async () => {
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

  it('says how long the story is in characters where the length asked for is unknown', async () => {
    const { length: _length, ...options } = newStory.options;
    const requests = fakeNetwork(created);
    await saveStory({ ...newStory, options });
    expect(requests[0]?.body.story_length).toBe(newStory.story.length);
    expect(requests[0]?.body.options).not.toHaveProperty('length');
  });

  it('keeps with the options what the prompt is credited to, and no name that may change', async () => {
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
    'keeps with the options that a text stops before its end, and nothing of one that has it (%s)',
    async (unfinished, kept) => {
      const requests = fakeNetwork(created);
      await saveStory({ ...newStory, unfinished });
      expect(Object(requests[0]?.body.options).unfinished).toBe(kept);
    },
  );

  it('cuts a long title to what the database takes', async () => {
    const requests = fakeNetwork(created);
    await saveStory({ ...newStory, title: 'lighthouse '.repeat(40) });
    expect(requests[0]?.body.title).toBe('lighthouse '.repeat(18).trim());
  });
});

describe('a story that is saved a second time', () => {
  it('is there once, and brought back where it was deleted meanwhile', async () => {
    const requests = fakeNetwork(({ url }) => (url.pathname.endsWith('restore_story') ? json(true) : duplicate()));
    expect(await saveStory(newStory)).toBe('id-1');
    expect(requests.map(({ url }) => url.pathname)).toEqual(['/rest/v1/user_stories', '/rest/v1/rpc/restore_story']);
    expect(requests[1]?.body).toEqual({ p_id: 'id-1' });
  });

  it('is inserted again where its deletion can’t be undone any more', async () => {
    const asked = answerInTurn([
      ['user_stories', duplicate()],
      ['restore_story', json(false)],
      ['user_stories', created()],
    ]);
    expect(await saveStory(newStory)).toBe('id-1');
    expect(asked).toEqual(['user_stories', 'restore_story', 'user_stories']);
  });

  it.each([
    ['is refused its way back', [['restore_story', refusal('42501', 'no', 403)]], 'data'],
    [
      'is refused again',
      [
        ['restore_story', json(false)],
        ['user_stories', refusal('42501', 'no', 403)],
      ],
      'data',
    ],
    [
      'stands in its own way still',
      [
        ['restore_story', json(false)],
        ['user_stories', duplicate()],
      ],
      'data',
    ],
    ['gets no answer', [['restore_story', new TypeError('Failed to fetch')]], 'network'],
  ] as const)('is a failure where it %s', async (_case, answers, code) => {
    answerInTurn([['user_stories', duplicate()], ...answers]);
    expect(await failureOf(saveStory(newStory))).toMatchObject({ name: 'AppError', code });
  });
});

describe('a story that can’t be saved', () => {
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
  ])('fails in words for the user on %s', async (code, status, said, failure, message) => {
    const requests = fakeNetwork(() => refusal(code, said, status));
    const error = await failureOf(saveStory(newStory));
    expect(error).toBeInstanceOf(AppError);
    expect(error).toMatchObject({ code: failure, message, cause: { code } });
    expect(requests).toHaveLength(1);
  });

  it.each([
    ['nobody answers', () => new TypeError('Failed to fetch')],
    ['something else than the database answers', () => new Response('<h1>502 Bad Gateway</h1>', { status: 502 })],
  ])('fails as “network” when %s', async (_case, answer) => {
    fakeNetwork(answer);
    expect(await failureOf(saveStory(newStory))).toMatchObject({ name: 'AppError', code: 'network' });
  });
});

describe('lengthenStory', () => {
  it.each([true, false])('gives the row the longer text and says whether it is there: %s', async (there) => {
    const requests = fakeNetwork(() => json(there));
    expect(await lengthenStory(newStory, 'The')).toBe(there);
    expect(requests[0]).toMatchObject({ method: 'POST', url: { pathname: '/rest/v1/rpc/lengthen_story' } });
    expect(requests[0]?.body).toEqual({
      p_id: 'id-1',
      p_story: newStory.story,
      p_former_title: 'The',
      p_title: 'The Light',
      p_options: { genre: 'scifi', language: 'french', perspective: 'first', tone: 'mysterious', length: 1200 },
      p_demo: true,
    });
  });

  it('fails with what the database says', async () => {
    fakeNetwork(() => refusal('23514', 'too long', 400));
    expect(await failureOf(lengthenStory(newStory, 'The'))).toMatchObject({ code: 'data' });
  });
});

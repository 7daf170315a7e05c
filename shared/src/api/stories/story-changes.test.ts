// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { storeSession } from '@storyloom/testing/fake-auth';
import { type Answer, fakeNetwork, json } from '@storyloom/testing/network';
import { newStory } from '@storyloom/testing/new-story';
import { askedOf } from '../testing/asked-of.ts';
import { lengthenStory, saveStory } from './save-story.ts';

const created = () => new Response(null, { status: 201 });
const refusal = (code: string, status: number) => json({ code, message: 'no', details: null, hint: null }, status);
const duplicate = () => refusal('23505', 409);
const failureOf = (promise: Promise<unknown>) => promise.catch((error: unknown) => error);

const OPTIONS = { genre: 'scifi', language: 'french', perspective: 'first', tone: 'mysterious', length: 1200 };
const LONG = 'lighthouse '.repeat(40);
const FITTED = 'lighthouse '.repeat(18).trim();

beforeEach(() => storeSession());

describe('a change of a saved story', () => {
  it('Lengthening stores the longer text, and says whether the story exists', async () => {
    for (const isThere of [true, false]) {
      const requests = fakeNetwork(() => json(isThere));
      expect(await lengthenStory(newStory, LONG)).toBe(isThere);
      const same = { p_id: 'id-1', p_story: newStory.text, p_options: OPTIONS, p_demo: true };
      const asked = { ...same, p_former_title: FITTED, p_title: 'The Light' };
      expect(requests.map(askedOf)).toEqual([['POST rpc/lengthen_story', asked]]);
    }
  });
});

describe('saveStory', () => {
  const sent = async (story: Partial<typeof newStory>) => {
    const requests = fakeNetwork(created);
    expect(await saveStory({ ...newStory, ...story })).toBe('id-1');
    return requests[0]!.body;
  };

  it('Saving a story inserts a row of its owner’s, with display names for language, perspective and tone', async () => {
    const requests = fakeNetwork(created);
    expect(await saveStory({ ...newStory, title: LONG })).toBe('id-1');
    const { id, userId: user_id, text: story, demo } = newStory;
    const words = {
      prompt: 'A lighthouse',
      language: 'French',
      perspective: 'First Person',
      tone: 'Mysterious',
      story_length: 1200,
    };
    const row = { id, user_id, title: FITTED, story, generator_id: 'scifi', options: OPTIONS, demo, ...words };
    expect(requests.map(askedOf)).toEqual([['POST user_stories', row]]);
  });

  it('The options of a story hold a source’s id and unfinished, and a length is counted', async () => {
    const { length, ...options } = newStory.options;
    const row = await sent({ options });
    expect([row.story_length, 'length' in Object(row.options), length]).toEqual([newStory.text.length, false, 1200]);
    const source = { kind: 'inspiration', id: 'source-1', title: 'The Lamp', author: 'Mina' } as const;
    expect((await sent({ source })).options).toEqual({ ...OPTIONS, source: { kind: 'inspiration', id: 'source-1' } });
    expect((await sent({ unfinished: true })).options).toEqual({ ...OPTIONS, unfinished: true });
    expect((await sent({ unfinished: false })).options).toEqual(OPTIONS);
  });
});

describe('saving a story twice', () => {
  /** Answers requests in this order. Returns their names. */
  function answerInTurn(...answers: readonly Answer[]): readonly string[] {
    const asked: string[] = [];
    fakeNetwork(({ name }) => answers[asked.push(name) - 1] ?? new Error('One request too many'));
    return asked;
  }

  it('A story saved twice exists once, and is restored or inserted again after its deletion', async () => {
    const requests = fakeNetwork(({ name }) => (name === 'restore_story' ? json(true) : duplicate()));
    expect(await saveStory(newStory)).toBe('id-1');
    expect(requests.map(({ name }) => name)).toEqual(['user_stories', 'restore_story']);
    expect(requests[1]?.body).toEqual({ p_id: 'id-1' });
    const asked = answerInTurn(duplicate(), json(false), created());
    expect(await saveStory(newStory)).toBe('id-1');
    expect(asked).toEqual(['user_stories', 'restore_story', 'user_stories']);
  });

  it('A story that can neither be restored nor inserted again is not saved', async () => {
    for (const [code, ...answers] of [
      ['data', refusal('42501', 403)],
      ['data', json(false), refusal('42501', 403)],
      ['data', json(false), duplicate()],
      ['network', new TypeError('Failed to fetch')],
    ] as const) {
      answerInTurn(duplicate(), ...answers);
      expect(await failureOf(saveStory(newStory))).toMatchObject({ name: 'AppError', code });
    }
  });
});

// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { AVOIDED_NAMES, EMPTY_NOTES, type StoryNotes } from '@storyloom/shared/domain';
import { storeSession } from '@storyloom/testing/fake-auth';
import { type Answer, fakeNetwork, json } from '@storyloom/testing/network';
import { newStory } from '@storyloom/testing/new-story';
import { client } from '@storyloom/testing/query-client';
import { lengthenStory, saveStory } from './stories/save-story.ts';
import { recentNames } from './story-notes/recent-names.ts';
import { saveStoryNotes } from './story-notes/save-story-notes.ts';
import { revisionQueries } from './story-text/revision-queries.ts';
import { saveStoryText } from './story-text/save-story-text.ts';
import { askedOf } from './testing/asked-of.ts';

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

const person = (name: string) => ({ name, role: '', appearance: '', voice: '' });
const notes: StoryNotes = {
  characters: [{ ...person('Mara'), role: 'keeper' }],
  places: [{ name: 'Eastmoor', description: 'a harbor' }],
  rules: 'No magic after dusk.',
  outline: [{ title: 'The Lamp', summary: 'It goes out.' }],
};

describe('notes', () => {
  it('The names to avoid are those of people and of texts in the latest notes, each once, and limited', async () => {
    const more = Array.from({ length: AVOIDED_NAMES.names }, (_, index) => `Name ${index}`);
    const rows = [
      { notes: { ...EMPTY_NOTES, characters: [person('Mara'), person('Ben')] }, names: ['Tova', 'Mara'] },
      { notes: EMPTY_NOTES, names: ['Ben', 'Ilse', ...more] },
    ];
    const requests = fakeNetwork(() => json(rows));
    expect(await recentNames()).toEqual(['Mara', 'Ben', 'Tova', 'Ilse', ...more].slice(0, AVOIDED_NAMES.names));
    const limit = String(AVOIDED_NAMES.stories);
    expect(requests.map(askedOf)).toEqual([
      ['GET story_notes', { select: 'notes,names', order: 'updated_at.desc', limit }],
    ]);
  });
});

describe('saveStoryNotes', () => {
  const save = () => saveStoryNotes({ storyId: 'story-1', base: 3, notes, names: ['Mara'] });

  it('Notes are saved with their base revision and the names of the text', async () => {
    const requests = fakeNetwork(() => json({ outcome: 'saved', revision: 4 }));
    expect(await save()).toEqual({ outcome: 'saved', revision: 4 });
    expect(requests.map(askedOf)).toEqual([
      ['POST rpc/save_story_notes', { p_story_id: 'story-1', p_base: 3, p_notes: notes, p_names: ['Mara'] }],
    ]);
    const first = fakeNetwork(() => json({ outcome: 'saved', revision: 1 }));
    const characters = [...notes.characters, { ...person(' '), role: 'nobody' }];
    await saveStoryNotes({ storyId: 'story-1', base: null, notes: { ...notes, characters } });
    expect(first[0]?.body).toEqual({ p_story_id: 'story-1', p_notes: notes });
  });

  it('A conflict has the story’s current revision and notes, and a missing story is gone', async () => {
    fakeNetwork(() => json({ outcome: 'conflict', revision: 7, notes }));
    expect(await save()).toEqual({ outcome: 'conflict', revision: 7, notes });
    fakeNetwork(() => json({ outcome: 'gone' }));
    expect(await save()).toEqual({ outcome: 'gone' });
    for (const answer of [null, 'saved', {}, [], { outcome: 'saved' }, { outcome: 'conflict', notes: {} }]) {
      fakeNetwork(() => json(answer));
      await expect(save(), JSON.stringify(answer)).rejects.toMatchObject({ code: 'internal' });
    }
  });
});

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

// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { AVOIDED_NAMES, EMPTY_NOTES, type StoryNotes } from '@storyloom/shared/domain';
import { storeSession } from '@storyloom/testing/fake-auth';
import { fakeNetwork, json } from '@storyloom/testing/network';
import { readStoryNotes } from './read-story-notes.ts';
import { recentNames } from './recent-names.ts';
import { saveStoryNotes } from './save-story-notes.ts';

const notes: StoryNotes = {
  characters: [{ name: 'Mara', role: 'keeper', appearance: '', voice: 'dry' }],
  places: [{ name: 'Eastmoor', description: 'a harbor' }],
  rules: 'No magic after dusk.',
  outline: [{ title: 'The Lamp', summary: 'It goes out.' }],
};
const person = (name: string) => ({ name, role: '', appearance: '', voice: '' });

beforeEach(storeSession);

describe('readStoryNotes', () => {
  it('The notes of a story are read with their revision', async () => {
    const requests = fakeNetwork(() => json([{ notes, revision: 3 }]));
    expect(await readStoryNotes('story-1')).toEqual({ notes, revision: 3 });
    expect(requests[0]?.url.pathname).toBe('/rest/v1/story_notes');
    expect(Object.fromEntries(requests[0]!.url.searchParams)).toEqual({
      select: 'notes,revision',
      story_id: 'eq.story-1',
    });
  });

  it('A story without notes has none', async () => {
    fakeNetwork(() => json([]));
    expect(await readStoryNotes('story-1')).toBeUndefined();
  });

  it('Reading that is refused fails with the words of the database', async () => {
    fakeNetwork(() => json({ code: 'PT400', message: 'Not now.', details: null, hint: null }, 400));
    await expect(readStoryNotes('story-1')).rejects.toMatchObject({ code: 'data', message: 'Not now.' });
  });
});

describe('recentNames', () => {
  it('The names are those of people and those found in texts, of the notes that were changed last, each once', async () => {
    const rows = [
      { notes: { ...EMPTY_NOTES, characters: [person('Mara'), person('Ben')] }, names: ['Tova', 'Mara'] },
      { notes: EMPTY_NOTES, names: ['Ben', 'Ilse'] },
    ];
    const requests = fakeNetwork(() => json(rows));
    expect(await recentNames()).toEqual(['Mara', 'Ben', 'Tova', 'Ilse']);
    expect(Object.fromEntries(requests[0]!.url.searchParams)).toEqual({
      select: 'notes,names',
      order: 'updated_at.desc',
      limit: String(AVOIDED_NAMES.stories),
    });
  });

  it('There are no more names than a request can have', async () => {
    const names = Array.from({ length: AVOIDED_NAMES.names + 1 }, (_, index) => `Name ${index}`);
    fakeNetwork(() => json([{ notes: EMPTY_NOTES, names }]));
    expect(await recentNames()).toEqual(names.slice(0, -1));
  });
});

describe('saveStoryNotes', () => {
  it('Notes are saved with the revision that they were made of, and the names of the text', async () => {
    const requests = fakeNetwork(() => json({ outcome: 'saved', revision: 4 }));
    expect(await saveStoryNotes({ storyId: 'story-1', base: 3, notes, names: ['Mara'] })).toEqual({
      outcome: 'saved',
      revision: 4,
    });
    expect(requests).toMatchObject([{ method: 'POST', url: { pathname: '/rest/v1/rpc/save_story_notes' } }]);
    expect(requests[0]?.body).toEqual({ p_story_id: 'story-1', p_base: 3, p_notes: notes, p_names: ['Mara'] });
  });

  it('The first notes name no revision, keep the names, and are sent without people who have no name', async () => {
    const requests = fakeNetwork(() => json({ outcome: 'saved', revision: 1 }));
    const characters = [...notes.characters, { ...person(' '), role: 'nobody' }];
    await saveStoryNotes({ storyId: 'story-1', base: null, notes: { ...notes, characters } });
    expect(requests[0]?.body).toEqual({ p_story_id: 'story-1', p_notes: notes });
  });

  it('A conflict has the revision and the notes that the story has now', async () => {
    fakeNetwork(() => json({ outcome: 'conflict', revision: 7, notes }));
    expect(await saveStoryNotes({ storyId: 'story-1', base: 3, notes: EMPTY_NOTES })).toEqual({
      outcome: 'conflict',
      revision: 7,
      notes,
    });
  });

  it('A story that is not there is gone', async () => {
    fakeNetwork(() => json({ outcome: 'gone' }));
    expect(await saveStoryNotes({ storyId: 'story-1', base: 3, notes })).toEqual({ outcome: 'gone' });
  });

  it.each([[null], ['saved'], [{}], [{ outcome: 'saved' }], [{ outcome: 'conflict', notes: {} }], [[]]])(
    'The answer %j, which says neither, is a failure',
    async (answer) => {
      fakeNetwork(() => json(answer));
      await expect(saveStoryNotes({ storyId: 'story-1', base: 3, notes })).rejects.toMatchObject({ code: 'internal' });
    },
  );

  it('Refused notes fail with the words of the database', async () => {
    const message = 'Each of the people needs a name.';
    fakeNetwork(() => json({ code: 'PT400', message, details: null, hint: null }, 400));
    await expect(saveStoryNotes({ storyId: 'story-1', base: 3, notes })).rejects.toMatchObject({
      code: 'data',
      message,
    });
  });

  it('Reading and saving can be cancelled', async () => {
    const controller = new AbortController();
    fakeNetwork(() => new Promise<never>(() => undefined));
    const { signal } = controller;
    const calls = [
      readStoryNotes('story-1', signal),
      recentNames(signal),
      saveStoryNotes({ storyId: 'story-1', base: 3, notes }, signal),
    ];
    controller.abort();
    for (const { status } of await Promise.allSettled(calls)) expect(status).toBe('rejected');
  });
});

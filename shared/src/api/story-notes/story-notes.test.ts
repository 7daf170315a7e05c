// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { AVOIDED_NAMES, EMPTY_NOTES, type StoryNotes } from '@storyloom/shared/domain';
import { storeSession } from '@storyloom/testing/fake-auth';
import { fakeNetwork, json } from '@storyloom/testing/network';
import { askedOf } from '../testing/asked-of.ts';
import { recentNames } from './recent-names.ts';
import { saveStoryNotes } from './save-story-notes.ts';

const person = (name: string) => ({ name, role: '', appearance: '', voice: '' });
const notes: StoryNotes = {
  characters: [{ ...person('Mara'), role: 'keeper' }],
  places: [{ name: 'Eastmoor', description: 'a harbor' }],
  rules: 'No magic after dusk.',
  outline: [{ title: 'The Lamp', summary: 'It goes out.' }],
};

beforeEach(() => storeSession());

describe('reading notes', () => {
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

import { type NewStoryNotes, readStoryNotes, recentNames, saveStoryNotes } from '@storyloom/shared/api/story-notes';
import * as stories from '@storyloom/shared/api/stories';
import { EMPTY_NOTES, type StoryNotes } from '@storyloom/shared/domain';
import { ADA } from '@storyloom/testing/people';
import { idOf } from '@storyloom/testing/rows';
import { ROW } from '../seed.ts';
import type { Scenario } from './scenario.ts';

const NOTES: StoryNotes = {
  characters: [{ name: 'Mara', role: 'keeper', appearance: 'tall', voice: '' }],
  places: [{ name: 'Eastmoor', description: 'a harbor' }],
  rules: 'No magic.',
  outline: [{ title: 'The Lamp', summary: 'It goes out.' }],
};

const save =
  (base: number | null, rules: string, values: Partial<NewStoryNotes> = {}) =>
  () =>
    saveStoryNotes({ storyId: ROW.story, base, notes: { ...NOTES, rules }, ...values });

export const STORY_NOTES: readonly Scenario[] = [
  {
    title: 'keeps notes of a story, and changes them',
    as: ADA,
    calls: () => [
      () => readStoryNotes(ROW.story),
      save(null, 'No magic.', { names: ['Mara', 'Tova'] }),
      () => readStoryNotes(ROW.story),
      save(1, 'Some magic.'),
      save(1, 'Much magic.'),
      save(2, 'Some magic.', { names: ['Ilse'] }),
      () => readStoryNotes(ROW.story),
      recentNames,
      save(9, '', { storyId: idOf(3), notes: EMPTY_NOTES }),
    ],
  },
  {
    title: 'saves notes of stories that are not there',
    as: ADA,
    calls: () => [
      save(null, 'Stolen.', { storyId: ROW.ofBo }),
      () => readStoryNotes(ROW.ofBo),
      save(null, 'No magic.'),
      () => stories.deleteStory(ROW.story),
      save(1, 'Deleted.'),
      () => readStoryNotes(ROW.story),
      () => stories.restoreStory(ROW.story),
      save(1, 'Restored.'),
    ],
  },
];

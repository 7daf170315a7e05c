import * as stories from '@storyloom/shared/api/stories';
import { type NewStoryText, revisionQueries, saveStoryText } from '@storyloom/shared/api/story-text';
import type { SavedTextCause } from '@storyloom/shared/domain';
import { ADA } from '@storyloom/testing/people';
import { idOf } from '@storyloom/testing/rows';
import { ROW } from '../seed.ts';
import { ask, type Scenario } from './scenario.ts';

const MORNING = idOf(601);
const EVENING = idOf(602);

const save =
  (base: number, text: string, cause: SavedTextCause = 'typed', values: Partial<NewStoryText> = {}) =>
  () =>
    saveStoryText({ id: ROW.story, base, text, cause, session: MORNING, demo: false, ...values });

export const STORY_TEXT: readonly Scenario[] = [
  {
    title: 'edits a saved story, in typing sessions and by proposals',
    as: ADA,
    calls: (id) => [
      ask(revisionQueries.list(id(ADA), ROW.story)),
      save(1, 'Once.'),
      save(2, 'Once upon.'),
      save(3, 'Once upon a time.', 'typed', { session: EVENING }),
      save(4, 'Once upon a time. 🦊', 'proposal', { session: EVENING }),
      save(5, 'Once upon a time. And on.', 'typed', { session: EVENING }),
      save(6, 'Once.', 'restored', { restored: 3 }),
      ask(stories.storyQueries.detail(id(ADA), ROW.story)),
      ask(revisionQueries.list(id(ADA), ROW.story)),
      ...[1, 3, 7].map((number) => ask(revisionQueries.text(id(ADA), ROW.story, number))),
      ...[2, 9].map(
        (number) => () =>
          ask(revisionQueries.text(id(ADA), ROW.story, number))().catch((error: unknown) => String(error)),
      ),
    ],
  },
  {
    title: 'saves a text from an old revision, and one again whose answer was lost',
    as: ADA,
    calls: (id) => [
      save(1, 'Once.'),
      save(1, 'Twice.'),
      save(1, 'Once.'),
      save(2, 'Once.', 'restored'),
      save(7, 'Twice.'),
      save(2, 'Once or twice.', 'merged'),
      ask(revisionQueries.list(id(ADA), ROW.story)),
    ],
  },
  {
    title: 'accepts a proposal of the demo storyteller, which marks the story for good',
    as: ADA,
    calls: (id) => [
      save(1, 'Once.', 'proposal', { demo: true }),
      ask(stories.storyQueries.detail(id(ADA), ROW.story)),
      save(2, 'Twice.'),
      ask(stories.storyQueries.detail(id(ADA), ROW.story)),
    ],
  },
  {
    title: 'saves texts that are refused, and to stories that are not there',
    as: ADA,
    calls: (id) => [
      save(1, ''),
      save(1, 'x'.repeat(60_001)),
      // The longest text in the widest script also has to get through the gateway.
      save(1, '🦊'.repeat(60_000)),
      save(1, 'Stolen.', 'typed', { id: ROW.ofBo }),
      ask(revisionQueries.list(id(ADA), ROW.ofBo)),
      () => stories.deleteStory(ROW.story),
      save(2, 'Deleted.'),
      ask(revisionQueries.list(id(ADA), ROW.story)),
      () => stories.restoreStory(ROW.story),
      save(2, 'Restored.'),
    ],
  },
];

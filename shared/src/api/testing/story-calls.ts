import {
  deleteStory,
  deleteStoryForGood,
  holdDeletedStory,
  renameStory,
  restoreStory,
} from '../stories/change-story.ts';
import { lengthenStory, saveStory } from '../stories/save-story.ts';
import { storyQueries } from '../stories/story-queries.ts';
import { readStoryNotes } from '../story-notes/read-story-notes.ts';
import { recentNames } from '../story-notes/recent-names.ts';
import { saveStoryNotes } from '../story-notes/save-story-notes.ts';
import { revisionQueries } from '../story-text/revision-queries.ts';
import { saveStoryText } from '../story-text/save-story-text.ts';
import { EMPTY_NOTES } from '@storyloom/shared/domain';
import { type CallRow, query, row, silent } from './data-calls.ts';

const search = { query: '', genre: 'all', language: 'all', order: 'newest' } as const;
const STORY = {
  id: 'story-1',
  userId: 'user-1',
  title: 'The Fox',
  text: 'A fox ran.',
  options: {
    language: 'english',
    perspective: 'third',
    tone: 'neutral',
    length: 1500,
    prompt: 'A fox',
    genre: 'fantasy',
  },
  demo: false,
} as const;
const TEXT = {
  id: 'story-1',
  base: 1,
  text: 'A fox ran off.',
  cause: 'typed',
  session: 'session-1',
  demo: false,
} as const;

/** Calls of saved stories and their texts. */
export const STORY_CALLS: Readonly<Record<string, CallRow>> = {
  'stories/change-story.ts deleteStory': row(() => deleteStory('story-1')),
  'stories/change-story.ts holdDeletedStory': row(() => holdDeletedStory('story-1')),
  'stories/change-story.ts restoreStory': row(() => restoreStory('story-1')),
  'stories/change-story.ts deleteStoryForGood': row(() => deleteStoryForGood('story-1')),
  'stories/change-story.ts renameStory': row(() => renameStory('story-1', 'user-1', 'The Fox')),
  'stories/save-story.ts lengthenStory': row(() => lengthenStory(STORY, 'The Cub')),
  'stories/save-story.ts saveStory': silent(() => saveStory(STORY)),
  'stories/story-queries.ts storyQueries.page': query(storyQueries.page('user-1', search, undefined)),
  'stories/story-queries.ts storyQueries.count': query(storyQueries.count('user-1', search)),
  'stories/story-queries.ts storyQueries.trash': query(storyQueries.trash('user-1')),
  'stories/story-queries.ts storyQueries.deleted': query(storyQueries.deleted('user-1')),
  'stories/story-queries.ts storyQueries.detail': query(storyQueries.detail('user-1', 'story-1')),
  'stories/story-queries.ts storyQueries.titles': query(storyQueries.titles('user-1', ['story-1'])),
  'story-notes/read-story-notes.ts readStoryNotes': row(() => readStoryNotes('story-1')),
  'story-notes/recent-names.ts recentNames': row(() => recentNames()),
  'story-notes/save-story-notes.ts saveStoryNotes': row(() =>
    saveStoryNotes({ storyId: 'story-1', base: null, notes: EMPTY_NOTES }),
  ),
  'story-text/revision-queries.ts revisionQueries.list': query(revisionQueries.list('user-1', 'story-1')),
  'story-text/revision-queries.ts revisionQueries.text': query(revisionQueries.text('user-1', 'story-1', 2)),
  'story-text/save-story-text.ts saveStoryText': row(() => saveStoryText(TEXT)),
};

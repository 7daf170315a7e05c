import { countOwnStories, EXPORT_KINDS, exportItems, importItems } from '@storyloom/shared/api/own-data';
import { ADA, BO } from '@storyloom/testing/people';
import { idOf } from '@storyloom/testing/rows';
import { ROW } from '../seed.ts';
import { rpc, type Scenario } from './scenario.ts';

const { signal } = new AbortController();

const NOTES = { characters: [], places: [], rules: 'No magic.', outline: [] };

/** Items of an export file that no row has come from yet. */
const ITEM = {
  story: {
    id: idOf(801),
    title: 'From a file',
    prompt: 'p',
    story: 'Once.',
    generatorId: 'fantasy',
    options: { genre: 'fantasy' },
    language: 'English',
    perspective: 'Third Person',
    tone: 'Neutral',
    length: 400,
    demo: true,
    createdAt: '2026-02-01T12:00:00.000Z',
  },
  prompt: {
    id: idOf(802),
    title: 'From a file',
    prompt: 'p',
    category: 'fantasy',
    difficulty: 'easy',
    createdAt: '2026-02-01T12:00:00.000Z',
  },
};

export const OWN_DATA: readonly Scenario[] = [
  {
    title: 'exports all their data',
    as: ADA,
    calls: () => [
      rpc('toggle_inspiration_like', { p_inspiration_id: ROW.prompt, p_liked: true }),
      rpc('toggle_story_like', { p_shared_story_id: ROW.shared, p_liked: true }),
      () => countOwnStories(signal),
      rpc('save_story_text', {
        p_id: ROW.story,
        p_base: 1,
        p_story: 'Once.',
        p_cause: 'chapter',
        p_session: idOf(601),
      }),
      rpc('save_story_notes', { p_story_id: ROW.story, p_notes: NOTES, p_names: ['Mara'] }),
      ...EXPORT_KINDS.map((kind) => () => exportItems(kind, undefined, signal)),
      rpc('export_items', { p_kind: 'stories', p_limit: 2 }),
      rpc('export_items', { p_kind: 'likes', p_after_id: `prompt ${ROW.prompt}`, p_limit: 2 }),
    ],
  },
  {
    title: 'imports a file twice, with items that cannot be restored',
    as: BO,
    calls: () => [
      () => importItems('stories', [ITEM.story, { ...ITEM.story, id: idOf(804), story: '' }], signal),
      () => importItems('stories', [{ ...ITEM.story, id: idOf(805), notes: NOTES, names: ['Mara'] }], signal),
      () => importItems('prompts', [ITEM.prompt], signal),
      () =>
        importItems(
          'likes',
          [
            { kind: 'prompt', id: ROW.prompt, title: null },
            { kind: 'prompt', id: ROW.promptPrivate, title: null },
            { kind: 'story', id: ROW.hidden, title: null },
            { kind: 'favorite', id: 'insp-2', title: null },
          ],
          signal,
        ),
      () => importItems('stories', [ITEM.story], signal),
    ],
  },
];

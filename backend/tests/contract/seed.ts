import { ADA, BO } from '@storyloom/testing/people';
import { idOf, promptRow, several, sharedRow, storyRow } from '@storyloom/testing/rows';
import type { Seed } from './worlds.ts';

/** Ids of rows with special properties. */
export const ROW = {
  story: idOf(1),
  unfinished: idOf(2),
  ofBo: idOf(30),
  shared: idOf(101),
  unlisted: idOf(112),
  private: idOf(113),
  hidden: idOf(114),
  ofAda: idOf(115),
  ofAdaPrivate: idOf(116),
  ofAdaHidden: idOf(117),
  prompt: idOf(201),
  promptOfAda: idOf(213),
  promptPrivate: idOf(214),
  promptHidden: idOf(215),
  missing: idOf(999),
} as const;

/** Rows are dated by their number, which is at most the days of the month. */
const dayOf = (n: number) => `2026-03-${String(n).padStart(2, '0')}T12:00:00.000Z`;
const PRIVATE = { is_public: false, share_id: null };
const HIDDEN = { hidden_at: '2026-03-30T12:00:00.000Z' };

const shared = (n: number, values = {}) => sharedRow(n, { id: idOf(100 + n), ...values });
const prompt = (n: number, values = {}) => promptRow(n, { id: idOf(200 + n), ...values });

/** The rows at the start of a scenario. Saved stories are deleted by calls, because each backend counts that time itself. */
export const seed: Seed = {
  stories: [
    ...several(26, (n) => storyRow(n)),
    storyRow(27, {
      title: 'élan of the Harbor',
      prompt: 'Una casa con el mar',
      language: 'Spanish',
      story: 'No heading.',
    }),
    storyRow(28, { title: '龙与灯塔', prompt: '一个关于海的故事', language: 'Chinese', generator_id: 'scifi' }),
    storyRow(29, { title: '  ', created_at: dayOf(1), story: '\n# The Heading\r\nAnd on.' }),
    storyRow(30, { user_id: BO, title: 'Secret of Bo' }),
  ].map((row) => (row.id === ROW.unfinished ? { ...row, options: { unfinished: true } } : row)),
  shared: [
    ...several(11, (n) => shared(n, { views_count: n % 3, likes_count: n % 4 })),
    shared(12, { ...PRIVATE, is_unlisted: true, share_id: 'link-12' }),
    shared(13, PRIVATE),
    shared(14, HIDDEN),
    shared(15, { user_id: ADA, story_id: ROW.story, source_inspiration_id: ROW.prompt, demo: true }),
    shared(16, { user_id: ADA, ...PRIVATE }),
    shared(17, { user_id: ADA, ...HIDDEN, source_story_id: ROW.shared }),
    shared(18, { content: `# Long\n\n${'word '.repeat(200)}`, language: 'French', generator_id: 'romance' }),
    shared(19, { created_at: dayOf(18), source_inspiration_id: ROW.promptPrivate }),
    ...several(9, (n) => shared(19 + n, { user_id: ADA })),
  ],
  prompts: [
    ...several(12, (n) => prompt(n, { likes_count: n % 3, uses_count: n })),
    prompt(13, { user_id: ADA, category: 'mystery', difficulty: 'hard' }),
    prompt(14, { is_public: false }),
    prompt(15, HIDDEN),
    prompt(16, { user_id: ADA, is_public: false }),
    prompt(17, { prompt: `Le phare et la mer dans les îles. ${'x'.repeat(120)}`, category: 'scifi' }),
    prompt(18, { title: '灯塔', prompt: '海边的灯塔等待着一封信', difficulty: 'easy' }),
    // Published together with a story, whose id it has.
    promptRow(31, { id: ROW.shared }),
    ...several(11, (n) => prompt(18 + n, { user_id: BO, is_public: false })),
  ],
};

import { type Attack, attacksOf } from '../attack.ts';
import { ROW } from '../seed.ts';
import type { Sent } from '../world.ts';

const { acts } = attacksOf('Writing for other owners, and over rows of other users');

const prompt = { title: 'Mine', prompt: 'My prompt', category: 'fantasy' };
const shared = { title: 'Mine', prompt: 'My prompt', content: 'My story' };
const story = { prompt: 'My prompt', story: 'My story' };
const representation = { prefer: 'return=representation' };
const merge = { prefer: 'resolution=merge-duplicates,return=representation' };
const ignore = { prefer: 'resolution=ignore-duplicates,return=representation' };

/** As a stranger and as a visitor. */
const both = (sent: Omit<Sent, 'as'>): readonly Sent[] =>
  (['stranger', 'anonymous'] as const).map((as) => ({ as, ...sent }));

/** Tables whose rows have an owner, and a valid row of each. */
const OWNED: readonly (readonly [table: string, row: object])[] = [
  ['user_stories', story],
  ['user_inspirations', prompt],
  ['user_shared_stories', shared],
  ['inspiration_likes', { inspiration_id: ROW.ownersPrompt }],
  ['shared_story_likes', { shared_story_id: ROW.ownersShared }],
  ['inspiration_uses', { inspiration_id: ROW.ownersPrompt }],
  ['curated_favorites', { inspiration_id: 'insp-9' }],
];

const underOtherNames: readonly Attack[] = OWNED.map(([table, row], index) =>
  acts(
    `W-${String(index + 1).padStart(3, '0')}`,
    `A stranger or a visitor adds a row to ${table} for another owner`,
    `the insert policy of ${table}`,
    both({ path: table, body: { ...row, user_id: '{hermit}' } }),
    { as: 'stranger', path: table, body: { ...row, user_id: '{stranger}' } },
  ),
);

/** Tables whose rows can be changed. */
const ROWS: readonly (readonly [table: string, filter: string, change: object, change2: object])[] = [
  ['user_stories', `id=eq.${ROW.ownersStory}`, { title: 'Taken' }, { title: 'Better' }],
  ['user_inspirations', `id=eq.${ROW.ownersPrompt}`, { title: 'Taken' }, { title: 'Better' }],
  ['user_shared_stories', `id=eq.${ROW.ownersShared}`, { title: 'Taken' }, { title: 'Better' }],
  ['profiles', 'id=eq.{owner}', { display_name: 'Taken' }, { display_name: 'Better' }],
];

const changes: readonly Attack[] = ROWS.map(([table, filter, change, better], index) =>
  acts(
    `W-${String(index + 11).padStart(3, '0')}`,
    `A stranger or a visitor changes a row of ${table}`,
    `the update policy of ${table}`,
    both({ method: 'PATCH', path: `${table}?${filter}`, body: change, headers: representation }),
    { as: 'owner', method: 'PATCH', path: `${table}?${filter}`, body: better },
  ),
);

const DELETED: readonly (readonly [table: string, filter: string])[] = [
  ['user_stories', `id=eq.${ROW.ownersStory}`],
  ['user_inspirations', `id=eq.${ROW.ownersPrompt}`],
  ['user_shared_stories', `id=eq.${ROW.ownersShared}`],
  ['inspiration_likes', 'user_id=eq.{owner}'],
  ['shared_story_likes', 'user_id=eq.{owner}'],
  ['curated_favorites', 'user_id=eq.{owner}'],
];

const deletions: readonly Attack[] = DELETED.map(([table, filter], index) =>
  acts(
    `W-${String(index + 21).padStart(3, '0')}`,
    `A stranger or a visitor deletes a row of ${table}`,
    `the delete policy of ${table}`,
    both({ method: 'DELETE', path: `${table}?${filter}`, headers: representation }),
    { as: 'owner', method: 'DELETE', path: `${table}?${filter}` },
  ),
);

/** Ids that are taken: an upsert could write over their rows. */
const UPSERTED: readonly (readonly [table: string, id: string, row: object])[] = [
  ['user_stories', ROW.ownersStory, story],
  ['user_inspirations', ROW.ownersPrompt, prompt],
  ['user_shared_stories', ROW.ownersShared, shared],
];

const upserts: readonly Attack[] = UPSERTED.flatMap(([table, id, row], index) => {
  const control: Sent = { as: 'stranger', path: table, body: { ...row, id: ROW.free }, headers: ignore };
  const number = (offset: number): string => `W-${String(31 + index * 3 + offset).padStart(3, '0')}`;
  return [
    acts(
      number(0),
      `An upsert merges into a row of another user in ${table}`,
      'the update policy, for upserts',
      both({ path: table, body: { ...row, id }, headers: merge }),
      control,
    ),
    acts(
      number(1),
      `A row with a taken id is sent to ${table}, to receive the existing row`,
      'an existing row is not returned',
      both({ path: table, body: { ...row, id }, headers: ignore }),
      control,
    ),
    acts(
      number(2),
      `PUT replaces a row of another user in ${table}`,
      'the update policy, for PUT',
      both({ method: 'PUT', path: `${table}?id=eq.${id}`, body: { ...row, id, user_id: '{stranger}' } }),
      control,
    ),
  ];
});

export const writing: readonly Attack[] = [...underOtherNames, ...changes, ...deletions, ...upserts];

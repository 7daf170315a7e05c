import { expect } from 'vitest';
import { type Attack, attacksOf, succeeds } from '../attack.ts';
import { ROW } from '../seed.ts';
import type { Sent, Who, World } from '../world.ts';
import { others, rpc } from './calls.ts';

const { acts, looks, tries } = attacksOf('Exporting and importing data');

const KINDS = ['stories', 'prompts', 'shared', 'likes'] as const;

const importing = (as: Who, kind: string, ...items: readonly object[]): Sent =>
  rpc(as, 'import_items', { p_kind: kind, p_items: items });

const story = {
  id: ROW.free,
  title: 'A title',
  prompt: 'a prompt',
  story: 'a story',
  generatorId: 'fantasy',
  options: {},
  language: 'English',
  perspective: 'Third Person',
  tone: 'Neutral',
  length: null,
  demo: false,
  createdAt: '2026-01-01T00:00:00Z',
};
const prompt = { ...story, category: 'fantasy', difficulty: 'easy' };
/** Fields that claim an owner, counters or a visibility. */
const forged = {
  user_id: '{owner}',
  userId: '{owner}',
  owner: '{owner}',
  likes: 999,
  likes_count: 999,
  views: 999,
  views_count: 999,
  uses_count: 999,
  visibility: 'public',
  is_public: true,
  is_unlisted: true,
  share_id: 'owners-public-link-001',
  hidden_at: null,
  deleted_at: '2126-01-01',
};

/** The rows that were added. @throws when another row has changed. */
async function added(world: World): Promise<readonly string[]> {
  const rows = await world.rows();
  expect(rows).toEqual(expect.arrayContaining([...world.pristine]));
  return rows.filter((row) => !world.pristine.includes(row));
}

export const ownData: readonly Attack[] = [
  looks(
    'Y-001',
    'The export of another user is requested: by id, by filters and by pages',
    'the function has the rights of its caller and reads their own rows',
    others.flatMap((as) => [
      ...KINDS.flatMap((kind): Sent[] => [
        rpc(as, 'export_items', { p_kind: kind, p_limit: 1000 }),
        rpc(as, 'export_items', { p_kind: kind, p_user_id: '{owner}' }),
        rpc(as, 'export_items', { p_kind: kind, p_after_created: '2127-01-01', p_after_id: ROW.free }),
        { as, path: `rpc/export_items?p_kind=${kind}&user_id=eq.{owner}` },
      ]),
      { as, path: 'imported_items?select=*,user_stories(*)' },
    ]),
    { path: 'rpc/export_items', body: { p_kind: 'stories' } },
  ),
  looks(
    'Y-002',
    'The origins of the imported rows of another user are read directly, or embedded below published rows',
    'a policy shows users their own origins only, and no public table has such a column',
    others.flatMap((as): Sent[] => [
      { as, path: 'imported_items?select=*' },
      { as, path: `imported_items?or=(origin_id.eq.${ROW.ownersOrigin},user_id.eq.{owner})&select=user_id` },
      { as, path: 'user_shared_stories?select=*,imported_items(*)' },
      { as, path: 'user_inspirations?select=*,imported_items(*)' },
    ]),
    {},
    ROW.ownersOrigin,
  ),
  tries(
    'Y-003',
    'An imported file names rows of another user, that user as the owner, counters, a link and a future date',
    'ids of a file are not used as ids of rows; the database sets owner, counters and links; imported rows are private',
    {
      leavesOwnRows: true,
      async run(world) {
        const ids = [ROW.ownersStory, ROW.ownersDeleted, ROW.ownersPrompt, ROW.ownersHiddenShared, ROW.free];
        for (const id of ids) {
          const item = { ...forged, id, createdAt: '2126-01-01T00:00:00Z' };
          for (const kind of ['stories', 'prompts', 'shared']) {
            const sent = importing('stranger', kind, { ...prompt, ...item, storyId: ROW.ownersStory });
            const { text } = await world.send(sent);
            expect(JSON.parse(text)).toMatchObject([{ outcome: kind === 'stories' ? 'restored' : 'present' }]);
          }
        }
        await world.send(importing('stranger', 'prompts', { ...prompt, ...forged, id: ROW.ownersHiddenPrompt }));
        await world.send(
          importing('stranger', 'shared', {
            ...story,
            ...forged,
            id: ROW.ownersTakenShared,
            storyId: ROW.strangersStory,
            sourcePromptId: ROW.ownersHiddenPrompt,
          }),
        );
        const rows = await added(world);
        // Seven rows, each with the row of its origin.
        expect(rows).toHaveLength(14);
        for (const row of rows) {
          expect(row).not.toContain(world.people.owner);
          expect(row).not.toMatch(/: 999\b|2126-|owners-public|"is_(?:public|unlisted)":\s*true/);
          expect(row).not.toContain(`"source_inspiration_id": "${ROW.ownersHiddenPrompt}"`);
        }
      },
      control: (world) => succeeds(world, importing('stranger', 'stories', story)),
    },
  ),
  acts(
    'Y-004',
    'A visitor imports, a page imports with GET, or a user imports likes of content they cannot see',
    'only signed-in users import; GET runs in a read-only transaction; an imported like is of public content of another user',
    [
      ...KINDS.map((kind) => importing('anonymous', kind, story)),
      {
        as: 'stranger',
        method: 'GET',
        path: `rpc/import_items?p_kind=stories&p_items=${encodeURIComponent(JSON.stringify([story]))}`,
      },
      ...['ownersHiddenPrompt', 'ownersTakenPrompt', 'strangersPrompt'].map((name) =>
        importing('stranger', 'likes', { kind: 'prompt', id: ROW[name as keyof typeof ROW] }),
      ),
      ...['ownersHiddenShared', 'ownersTakenShared', 'ownersUnlisted', 'strangersShared'].map((name) =>
        importing('stranger', 'likes', { kind: 'story', id: ROW[name as keyof typeof ROW] }),
      ),
    ],
    importing('stranger', 'likes', { kind: 'prompt', id: ROW.ownersPrompt }),
  ),
  acts(
    'Y-005',
    'The origin of a row is written directly, or the function behind the import is called',
    'no write grant on imported_items; only the functions of the schema public are served',
    (['stranger', 'owner', 'service'] as const).flatMap((as): Sent[] => [
      { as, path: 'imported_items', body: { user_id: '{owner}', origin_id: ROW.free, story_id: ROW.ownersStory } },
      { as, method: 'PATCH', path: `imported_items?origin_id=eq.${ROW.ownersOrigin}`, body: { origin_id: ROW.free } },
      { as, method: 'DELETE', path: `imported_items?origin_id=eq.${ROW.ownersOrigin}` },
      rpc(as, 'import_item', { p_kind: 'stories', p_item: story }),
      { ...rpc(as, 'import_item', { p_kind: 'stories', p_item: story }), headers: { 'content-profile': 'private' } },
      { ...rpc(as, 'import_like', { p_item: {} }), headers: { 'content-profile': 'private' } },
    ]),
    importing('owner', 'stories', story),
  ),
];

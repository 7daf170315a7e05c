import { expect } from 'vitest';
import { REVISION_LIMITS, STORY_LIMITS } from '@storyloom/shared/domain';
import { type Attack, attacksOf } from '../attack.ts';
import { CANARY, ROW } from '../seed.ts';
import type { Sent, Who, World } from '../world.ts';
import { both, merge, others, rpc } from './calls.ts';

const { acts, looks, tries } = attacksOf('Texts of saved stories, and their revisions');

/** A valid save of the owner's story, with other values. */
const save = (as: Who, values: object = {}): Sent =>
  rpc(as, 'save_story_text', {
    p_id: ROW.ownersStory,
    p_base: 1,
    p_story: 'Taken',
    p_cause: 'typed',
    p_session: ROW.free,
    ...values,
  });

const row = { story_id: ROW.ownersStory, number: 2, story: 'Forged', cause: 'typed' };
const kept = `story_revisions?story_id=eq.${ROW.ownersStory}`;
const owned = `user_stories?id=eq.${ROW.ownersStory}`;
const answerOf = async (world: World, sent: Sent): Promise<unknown> => JSON.parse((await world.send(sent)).text);
const countOf = async (world: World): Promise<number> =>
  (await world.rows()).filter((line) => line.startsWith('story_revisions ')).length;

export const storyTexts: readonly Attack[] = [
  looks(
    'V-001',
    'The revisions of a story of another user are read: by story, by number, embedded in the story, and spread',
    'the policy looks at the owner of the story',
    [
      `${kept}&select=*`,
      'story_revisions?select=story&number=eq.1&order=created_at',
      'user_stories?select=id,story_revisions(*)',
      'story_revisions?select=*,user_stories(*)',
      'story_revisions?select=number,...user_stories(story)',
      'user_shared_stories?select=id,user_stories(story_revisions(story))',
      'story_revisions?story=like.*canary*&select=*',
    ].flatMap((path) => both(path)),
  ),
  tries('V-002', 'The revisions of a deleted story are read by its owner', 'the policy leaves out deleted stories', {
    async run(world) {
      expect(await answerOf(world, { as: 'owner', path: `story_revisions?story_id=eq.${ROW.ownersDeleted}` })).toEqual(
        [],
      );
    },
    async control(world) {
      await world.send(rpc('owner', 'restore_story', { p_id: ROW.ownersDeleted }));
      const sent: Sent = { as: 'owner', path: `story_revisions?story_id=eq.${ROW.ownersDeleted}&select=number` };
      expect(await answerOf(world, sent)).toEqual([{ number: 1 }]);
    },
  }),
  acts(
    'V-003',
    'The text of a story of another user, or of a deleted one, is saved, also with GET',
    'the function checks the owner; GET runs in a read-only transaction',
    [
      ...others.flatMap((as) => [save(as), save(as, { p_id: ROW.ownersDeleted }), save(as, { p_user_id: '{owner}' })]),
      save('service'),
      save('owner', { p_id: ROW.ownersDeleted }),
      {
        as: 'owner',
        method: 'GET',
        path: `rpc/save_story_text?p_id=${ROW.ownersStory}&p_base=1&p_story=x&p_cause=typed&p_session=${ROW.free}`,
      },
    ],
    save('owner'),
  ),
  tries(
    'V-004',
    'Texts are saved to learn which stories exist, at which revision, and what they say',
    'the same answer for a story of another user, a deleted one and an unknown id',
    {
      async run(world) {
        for (const p_id of [ROW.ownersStory, ROW.ownersDeleted, ROW.free])
          for (const p_base of [1, 2, null])
            for (const p_story of ['x', `${CANARY} story`, `${CANARY} deleted`])
              expect(await answerOf(world, save('stranger', { p_id, p_base, p_story }))).toEqual({ outcome: 'gone' });
      },
      async control(world) {
        const conflict = { outcome: 'conflict', revision: 1, story: `${CANARY} story` };
        expect(await answerOf(world, save('owner', { p_base: 2 }))).toEqual(conflict);
      },
    },
  ),
  acts(
    'V-005',
    'Revisions are added, changed and deleted without the function, by their owner too',
    'no write grant on story_revisions',
    (['owner', 'stranger', 'anonymous', 'service'] as const).flatMap((as): Sent[] => [
      { as, path: 'story_revisions', body: row },
      { as, path: 'story_revisions', body: { ...row, number: 1 }, headers: merge },
      { as, path: 'story_revisions', body: [row, { ...row, number: 3 }] },
      { as, method: 'PATCH', path: kept, body: { story: 'Forged' } },
      { as, method: 'PATCH', path: kept, body: { created_at: '2001-01-01' } },
      { as, method: 'DELETE', path: kept },
    ]),
    save('owner'),
  ),
  acts(
    'V-006',
    'The text or the revision of a story is written directly, so that another device overwrites it without a conflict',
    'no write grant on either column',
    (['owner', 'stranger', 'service'] as const).flatMap((as): Sent[] => [
      { as, method: 'PATCH', path: owned, body: { story: 'Forged' } },
      { as, method: 'PATCH', path: owned, body: { revision: 7 } },
      { as, method: 'PATCH', path: owned, body: { title: 'Better', revision: 7 } },
      { as, path: 'user_stories', body: { id: ROW.ownersStory, prompt: 'p', story: 's', revision: 7 }, headers: merge },
      { as, path: 'user_stories', body: { id: ROW.ownersStory, prompt: 'p', story: 's' }, headers: merge },
    ]),
    save('owner'),
  ),
  tries(
    'V-007',
    'Texts that are empty, blank or too long, and causes that only the database gives, are saved',
    'the function checks both before it looks for the story',
    {
      async run(world) {
        const long = ['x', '🦊'].map((character) => character.repeat(STORY_LIMITS.characters + 1));
        const texts = ['', ' \n', null, ...long];
        const causes = ['written', 'continued', 'TYPED', '', null, "typed'; drop table user_stories; --"];
        for (const values of [...texts.map((p_story) => ({ p_story })), ...causes.map((p_cause) => ({ p_cause }))])
          expect((await world.send(save('owner', values))).status, JSON.stringify(values).slice(0, 60)).toBe(400);
      },
      async control(world) {
        expect((await world.send(save('owner', { p_story: '🦊'.repeat(STORY_LIMITS.characters) }))).status).toBe(200);
      },
    },
  ),
  acts(
    'V-008',
    'The functions that keep and thin revisions are called directly',
    'only the functions of the schema public are served',
    (['stranger', 'owner', 'service'] as const).flatMap((as): Sent[] => [
      rpc(as, 'thin_revisions', { p_story_id: ROW.ownersStory }),
      rpc(as, 'keep_revision', { p_before: { id: ROW.ownersStory }, p_story: 'x', p_cause: 'typed', p_session: null }),
      { as, path: 'rpc/thin_revisions', body: { p_story_id: ROW.free }, headers: { 'content-profile': 'private' } },
    ]),
    save('owner'),
  ),
  {
    ...tries(
      'V-009',
      'A user saves without end, each text as a typing session of its own, to fill the disk',
      `a story keeps ${REVISION_LIMITS.perStory} revisions`,
      {
        async run(world) {
          const before = await countOf(world);
          for (let base = 1; base <= REVISION_LIMITS.perStory + 5; base += 1) {
            const sent = save('stranger', {
              p_id: ROW.strangersStory,
              p_base: base,
              p_story: `x${base}`,
              p_session: null,
            });
            expect(await answerOf(world, sent)).toEqual({ outcome: 'saved', revision: base + 1 });
          }
          expect((await countOf(world)) - before).toBe(REVISION_LIMITS.perStory);
        },
        async control(world) {
          const before = await countOf(world);
          await world.send(save('owner'));
          expect((await countOf(world)) - before).toBe(1);
        },
      },
    ),
    leavesOwnRows: true,
  },
  {
    ...tries(
      'V-010',
      'Twenty devices of a user save different texts at once, all made of the same revision',
      'the function locks the story: one save wins, and each of the others is told its text',
      {
        async run(world) {
          const texts = Array.from({ length: 20 }, (_each, device) => `Device ${device}`);
          const answers = (await Promise.all(
            texts.map((p_story) => answerOf(world, save('stranger', { p_id: ROW.strangersStory, p_story }))),
          )) as { readonly outcome: string; readonly revision: number; readonly story?: string }[];
          const winner = answers.findIndex(({ outcome }) => outcome === 'saved');
          const [saved, conflict] = ['saved', 'conflict'].map((outcome) => ({ outcome, revision: 2 }));
          expect(answers).toEqual(
            texts.map((_text, device) => (device === winner ? saved : { ...conflict, story: texts[winner] })),
          );
        },
        async control(world) {
          expect(await answerOf(world, save('owner'))).toEqual({ outcome: 'saved', revision: 2 });
          expect(await answerOf(world, save('owner', { p_base: 2, p_story: 'More' }))).toMatchObject({ revision: 3 });
        },
      },
    ),
    leavesOwnRows: true,
  },
];

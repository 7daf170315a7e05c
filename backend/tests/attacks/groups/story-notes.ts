import { expect } from 'vitest';
import { NOTES_LIMITS } from '@storyloom/shared/domain';
import { type Attack, attacksOf } from '../attack.ts';
import { CANARY, ROW } from '../seed.ts';
import type { Sent, Who, World } from '../world.ts';
import { both, merge, others, rpc } from './calls.ts';

const { acts, looks, tries } = attacksOf('Notes of saved stories');

const notes = (rules: string, changes: object = {}) => ({ characters: [], places: [], rules, outline: [], ...changes });

/** A valid save of the notes of the owner's story, with other values. */
const save = (as: Who, values: object = {}): Sent =>
  rpc(as, 'save_story_notes', { p_story_id: ROW.ownersStory, p_notes: notes('Taken'), p_base: 1, ...values });

const row = { story_id: ROW.ownersStory, notes: notes('Forged') };
const kept = `story_notes?story_id=eq.${ROW.ownersStory}`;
const answerOf = async (world: World, sent: Sent): Promise<unknown> => JSON.parse((await world.send(sent)).text);

const person = { name: 'Mara', role: '', appearance: '', voice: '' };

export const storyNotes: readonly Attack[] = [
  looks(
    'J-001',
    'The notes of a story of another user are read: by story, by their words, embedded in the story, and spread',
    'the policy looks at the owner of the story',
    [
      'story_notes?select=*',
      `${kept}&select=*`,
      'story_notes?select=names&order=updated_at.desc',
      'user_stories?select=id,story_notes(*)',
      'story_notes?select=*,user_stories(*)',
      'story_notes?select=revision,...user_stories(story)',
      'user_shared_stories?select=id,user_stories(story_notes(notes))',
      'story_notes?notes->>rules=like.*canary*&select=*',
    ].flatMap((path) => both(path)),
  ),
  tries('J-002', 'The notes of a deleted story are read by its owner', 'the policy leaves out deleted stories', {
    async run(world) {
      expect(await answerOf(world, { as: 'owner', path: `story_notes?story_id=eq.${ROW.ownersDeleted}` })).toEqual([]);
    },
    async control(world) {
      await world.send(rpc('owner', 'restore_story', { p_id: ROW.ownersDeleted }));
      const sent: Sent = { as: 'owner', path: `story_notes?story_id=eq.${ROW.ownersDeleted}&select=revision` };
      expect(await answerOf(world, sent)).toEqual([{ revision: 1 }]);
    },
  }),
  acts(
    'J-003',
    'The notes of a story of another user, or of a deleted one, are saved, also with GET',
    'the function checks the owner; GET runs in a read-only transaction',
    [
      ...others.flatMap((as) => [
        save(as),
        save(as, { p_story_id: ROW.ownersDeleted }),
        save(as, { p_user_id: '{owner}' }),
      ]),
      save('service'),
      save('owner', { p_story_id: ROW.ownersDeleted }),
      {
        as: 'owner',
        method: 'GET',
        path: `rpc/save_story_notes?p_story_id=${ROW.ownersStory}&p_base=1&p_notes=${JSON.stringify(notes('Taken'))}`,
      },
    ],
    save('owner'),
  ),
  tries(
    'J-004',
    'Notes are saved to learn which stories exist, and what their notes say',
    'the same answer for a story of another user, a deleted one and an unknown id',
    {
      async run(world) {
        for (const p_story_id of [ROW.ownersStory, ROW.ownersDeleted, ROW.free])
          for (const p_base of [1, 2, null])
            for (const rules of ['x', `${CANARY} rules`, `${CANARY} deleted`])
              expect(await answerOf(world, save('stranger', { p_story_id, p_base, p_notes: notes(rules) }))).toEqual({
                outcome: 'gone',
              });
      },
      async control(world) {
        const conflict = { outcome: 'conflict', revision: 1, notes: notes(`${CANARY} rules`) };
        expect(await answerOf(world, save('owner', { p_base: 2 }))).toEqual(conflict);
      },
    },
  ),
  acts(
    'J-005',
    'Notes are added, changed and deleted without the function, by their owner too',
    'no write grant on story_notes',
    (['owner', 'stranger', 'anonymous', 'service'] as const).flatMap((as): Sent[] => [
      { as, path: 'story_notes', body: { ...row, story_id: ROW.strangersStory } },
      { as, path: 'story_notes', body: row, headers: merge },
      { as, method: 'PATCH', path: kept, body: { notes: notes('Forged') } },
      { as, method: 'PATCH', path: kept, body: { names: ['Forged'] } },
      { as, method: 'DELETE', path: kept },
    ]),
    save('owner'),
  ),
  tries(
    'J-006',
    'Notes of another shape, or with more or longer entries, are saved to fill the disk or to break the pages that read them',
    'the function and a constraint check every field before the story is looked for',
    {
      async run(world) {
        const many = (count: number) => Array.from({ length: count }, () => person);
        const bad: readonly unknown[] = [
          null,
          [],
          'x',
          {},
          notes('x'.repeat(NOTES_LIMITS.rules + 1)),
          notes('', { extra: 'x'.repeat(1000) }),
          notes('', { characters: many(NOTES_LIMITS.characters + 1) }),
          notes('', { characters: [{ ...person, extra: '' }] }),
          notes('', { characters: [{ ...person, name: ['Mara'] }] }),
          notes('', { places: [[]] }),
          notes('', { outline: [{ title: 'x', summary: 'x'.repeat(NOTES_LIMITS.summary + 1) }] }),
          notes('', { rules: { toString: 'x' } }),
        ];
        const names = [Array.from({ length: NOTES_LIMITS.names + 1 }, () => 'x'), ['x'.repeat(81)], [' '], [null]];
        for (const values of [...bad.map((p_notes) => ({ p_notes })), ...names.map((p_names) => ({ p_names }))])
          expect((await world.send(save('owner', values))).status, JSON.stringify(values).slice(0, 60)).toBe(400);
      },
      async control(world) {
        const p_notes = notes('x'.repeat(NOTES_LIMITS.rules), { characters: [person] });
        expect((await world.send(save('owner', { p_notes, p_names: ['Mara'] }))).status).toBe(200);
      },
    },
  ),
];

import { expect } from 'vitest';
import { type Attack, attacksOf, succeeds } from '../attack.ts';
import { ROW } from '../seed.ts';
import type { Sent, World } from '../world.ts';
import { merge, rpc } from './calls.ts';

const { tries } = attacksOf('Knowing the id of an unlisted story, but not its link');

interface Liked {
  readonly id: string;
  readonly table: string;
  readonly call: string;
  readonly parameter: string;
}

const LIKED: readonly Liked[] = [
  {
    id: ROW.ownersShared,
    table: 'user_shared_stories',
    call: 'toggle_story_like',
    parameter: 'p_shared_story_id',
  },
  {
    id: ROW.ownersPrompt,
    table: 'user_inspirations',
    call: 'toggle_inspiration_like',
    parameter: 'p_inspiration_id',
  },
];

const like = ({ call, parameter, id }: Liked, liked: boolean): Sent =>
  rpc('stranger', call, { [parameter]: id, p_liked: liked });

/** Reports a story of the owner, hides it as an operator does, and deletes it as the owner. */
async function hideAndDelete(world: World): Promise<void> {
  await world.send(rpc('stranger', 'report_content', { p_shared_story_id: ROW.ownersShared, p_reason: 'harmful' }));
  await world.run(`update public.user_shared_stories set hidden_at = now() where id = '${ROW.ownersShared}';`);
  await world.send({ as: 'owner', method: 'DELETE', path: `user_shared_stories?id=eq.${ROW.ownersShared}` });
}

const row = { title: 'Another title', prompt: 'p', is_public: true };

/** Ways to publish the same story again. */
const AGAIN: readonly (readonly [how: string, body: object])[] = [
  ['under its id', { ...row, id: ROW.ownersShared, content: 'Another text.' }],
  ['from the same saved story', { ...row, id: ROW.free, story_id: ROW.ownersStory, content: 'Another text.' }],
  ['with the same words', { ...row, id: ROW.free, content: '# The FOX slept…\n' }],
];

/** Content that was liked or hidden before it became private or was deleted. */
export const accessAfterwards: readonly Attack[] = [
  tries(
    'B-007',
    'A user who likes a story or a prompt requests its likes after it became private or hidden',
    'a like of unreadable content can only be taken back, and returns no number',
    {
      leavesOwnRows: true,
      async run(world) {
        for (const liked of LIKED) {
          for (const gone of ['is_public = false', 'hidden_at = now()']) {
            await world.reset();
            await world.send(like(liked, true));
            await world.run(`update public.${liked.table} set ${gone} where id = '${liked.id}';`);
            expect((await world.send(like(liked, true))).status, liked.call).toBe(404);
            const takenBack = await world.send(like(liked, false));
            expect(JSON.parse(takenBack.text), liked.call).toEqual({ liked: false, likes_count: null });
          }
        }
      },
      async control(world) {
        for (const liked of LIKED) {
          expect(JSON.parse((await world.send(like(liked, true))).text)).toEqual({ liked: true, likes_count: 1 });
        }
      },
    },
  ),
  tries(
    'B-008',
    'A hidden story is deleted and published again: under its id, from the same saved story, with the same words',
    'hidden content is remembered with its reports until an operator restores it',
    {
      leavesOwnRows: true,
      async run(world) {
        for (const [how, body] of AGAIN) {
          await world.reset();
          await hideAndDelete(world);
          await world.send({ as: 'owner', path: 'user_shared_stories', body, headers: merge });
          const { text } = await world.send({ as: 'anonymous', path: 'rpc/search_shared_stories?p_query=Another' });
          expect(text, how).toBe('[]');
          const hidden = (await world.rows()).filter((line) => line.startsWith('user_shared_stories'));
          expect(
            hidden.filter((line) => line.includes('Another title')),
            how,
          ).toHaveLength(1);
          const reports = (await world.rows()).filter((line) => line.startsWith('content_reports'));
          expect(
            reports.filter((line) => line.includes('"harmful"')),
            how,
          ).toHaveLength(1);
        }
      },
      async control(world) {
        await hideAndDelete(world);
        const body = { ...row, id: ROW.free, content: 'A story of something else.' };
        await succeeds(world, { as: 'owner', path: 'user_shared_stories', body });
        const { text } = await world.send({ as: 'anonymous', path: 'rpc/search_shared_stories?p_query=Another' });
        expect(text).toContain(ROW.free);
      },
    },
  ),
];

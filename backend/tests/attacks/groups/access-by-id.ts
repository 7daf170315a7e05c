import { expect } from 'vitest';
import { type Attack, attacksOf, succeeds } from '../attack.ts';
import { LINK, ROW } from '../seed.ts';
import type { Sent, Who, World } from '../world.ts';

const { acts, looks, tries } = attacksOf('Knowing an id, but not the link');

const rpc = (as: Who, name: string, body: object): Sent => ({ as, path: `rpc/${name}`, body });
const others = ['stranger', 'anonymous'] as const;
const ofShared = (id: string): string => `user_shared_stories?id=eq.${id}`;
const change = (as: Who, id: string, body: object): Sent => ({ as, method: 'PATCH', path: ofShared(id), body });
const merge = { prefer: 'resolution=merge-duplicates' };

const unlisted = { p_shared_story_id: ROW.ownersUnlisted };
const withLink = { ...unlisted, p_share_id: LINK.ownersUnlisted };
const counts = (as: Who, body: object): Sent => rpc(as, 'shared_story_counts', body);

/** Columns of a public story that name what may be private or unlisted. */
const ORIGINS = ['story_id', 'source_story_id', 'source_inspiration_id'] as const;

/** A public story of the owner's that was written from things that only the owner may know of. */
const crediting = `update public.user_shared_stories set source_story_id = '${ROW.ownersUnlisted}'
  where id = '${ROW.ownersShared}';`;

const origins: readonly Attack[] = [
  tries(
    'B-001',
    'The ids of the saved story and of the unlisted source behind a public story are read from its row',
    'rows of others are read without the columns that name where a story comes from',
    {
      leavesOwnRows: true,
      async run(world) {
        await world.run(crediting);
        for (const as of others) {
          const paths = [
            `${ofShared(ROW.ownersShared)}&select=*`,
            `${ofShared(ROW.ownersShared)}&select=${ORIGINS.join(',')}`,
            `profiles?select=id,user_shared_stories(*)`,
            `rpc/read_shared_story?p_id=${ROW.ownersShared}`,
            'rpc/search_shared_stories',
          ];
          for (const path of paths) {
            const { text } = await world.send({ as, path });
            for (const id of [ROW.ownersStory, ROW.ownersUnlisted]) expect(text, `${as} ${path}`).not.toContain(id);
          }
          for (const column of ORIGINS) {
            const { text } = await world.send({ as, path: `user_shared_stories?select=id&${column}=not.is.null` });
            expect(text, `${as} ${column}`).not.toContain(ROW.ownersShared);
          }
        }
      },
      async control(world) {
        await world.run(crediting);
        const path = `${ofShared(ROW.ownersShared)}&select=*`;
        const own = await world.send({ as: 'owner', path });
        expect(JSON.parse(own.text)).toMatchObject([
          { story_id: ROW.ownersStory, source_story_id: ROW.ownersUnlisted },
        ]);
        const named = await world.send({ as: 'anonymous', path: `${ofShared(ROW.ownersShared)}&select=id,title` });
        expect(named.text).toContain('The fox');
      },
    },
  ),
];

const withoutLink: readonly Attack[] = [
  looks(
    'B-002',
    'The counters of an unlisted story are asked for by its id, without its link or with another one',
    'counters of what is unlisted want its link',
    others.flatMap((as) => [
      counts(as, { p_ids: [ROW.ownersUnlisted] }),
      counts(as, { p_ids: [ROW.ownersUnlisted], p_share_ids: [LINK.ownersShared] }),
      counts(as, { p_ids: [ROW.ownersShared], p_share_ids: [LINK.ownersUnlisted] }),
    ]),
    counts('anonymous', { p_ids: [ROW.ownersUnlisted], p_share_ids: [LINK.ownersUnlisted] }),
    ROW.ownersUnlisted,
  ),
  acts(
    'B-003',
    'An unlisted story is liked by its id, without its link or with another one',
    'a like of what is unlisted wants its link',
    [
      rpc('stranger', 'toggle_story_like', { ...unlisted, p_liked: true }),
      rpc('stranger', 'toggle_story_like', { ...unlisted, p_share_id: LINK.ownersShared, p_liked: true }),
    ],
    rpc('stranger', 'toggle_story_like', { ...withLink, p_liked: true }),
  ),
  acts(
    'B-004',
    'Views are added to an unlisted story by its id, without its link or with another one',
    'a view of what is unlisted wants its link',
    others.flatMap((as) => [
      rpc(as, 'count_story_view', unlisted),
      rpc(as, 'count_story_view', { ...unlisted, p_share_id: LINK.ownersShared }),
    ]),
    rpc('anonymous', 'count_story_view', withLink),
  ),
  acts(
    'B-005',
    'An unlisted story is reported by its id, without its link or with another one',
    'a report of what is unlisted wants its link',
    [
      rpc('stranger', 'report_content', { ...unlisted, p_reason: 'spam' }),
      rpc('stranger', 'report_content', { ...unlisted, p_share_id: LINK.ownersShared, p_reason: 'spam' }),
    ],
    rpc('stranger', 'report_content', { ...withLink, p_reason: 'spam' }),
  ),
  tries(
    'B-006',
    'The link of a public story is used after its author took it out of the lists',
    'a story that becomes unlisted gets another link',
    {
      leavesOwnRows: true,
      async run(world) {
        const unlist = change('owner', ROW.ownersShared, { is_public: false, is_unlisted: true });
        expect((await world.send(unlist)).status).toBeLessThan(300);
        for (const as of others) {
          const { text } = await world.send({ as, path: `rpc/read_shared_link?p_share_id=${LINK.ownersShared}` });
          expect(text).toBe('[]');
        }
      },
      async control(world) {
        const path = `rpc/read_shared_link?p_share_id=${LINK.ownersUnlisted}`;
        await succeeds(world, change('owner', ROW.ownersUnlisted, { is_public: true, is_unlisted: false }));
        expect((await world.send({ as: 'anonymous', path })).text).toContain(ROW.ownersUnlisted);
      },
    },
  ),
];

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

const afterwards: readonly Attack[] = [
  tries(
    'B-007',
    'Someone who likes a story or a prompt asks for its likes after it became private or was hidden',
    'a like of what one cannot read can only be taken back, and says no number',
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
];

/** Has a story of the owner's reported and hidden, as an operator does it, and deleted by the owner. */
async function hideAndDelete(world: World): Promise<void> {
  await world.send(rpc('stranger', 'report_content', { p_shared_story_id: ROW.ownersShared, p_reason: 'harmful' }));
  await world.run(`update public.user_shared_stories set hidden_at = now() where id = '${ROW.ownersShared}';`);
  await world.send({ as: 'owner', method: 'DELETE', path: ofShared(ROW.ownersShared) });
}

const row = { title: 'Another title', prompt: 'p', is_public: true };

/** Ways to share the same story once more. */
const AGAIN: readonly (readonly [how: string, body: object])[] = [
  ['under its id', { ...row, id: ROW.ownersShared, content: 'Another text.' }],
  ['from the same saved story', { ...row, id: ROW.free, story_id: ROW.ownersStory, content: 'Another text.' }],
  ['with the same words', { ...row, id: ROW.free, content: '# The FOX slept…\n' }],
];

const hiddenOnce: readonly Attack[] = [
  tries(
    'B-008',
    'A hidden story is deleted and shared once more: under its id, from the same saved story, with the same words',
    'what an operator hid is remembered with its reports until the operator shows it again',
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

export const accessById: readonly Attack[] = [...origins, ...withoutLink, ...afterwards, ...hiddenOnce];

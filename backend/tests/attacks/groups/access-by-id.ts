import { expect } from 'vitest';
import { type Attack, attacksOf, succeeds } from '../attack.ts';
import { LINK, ROW } from '../seed.ts';
import type { Sent, Who } from '../world.ts';
import { others, rpc } from './calls.ts';
import { change } from './share-links.ts';

const { acts, looks, tries } = attacksOf('Knowing the id of an unlisted story, but not its link');

const ofShared = (id: string): string => `user_shared_stories?id=eq.${id}`;

const unlisted = { p_shared_story_id: ROW.ownersUnlisted };
const withLink = { ...unlisted, p_share_id: LINK.ownersUnlisted };
const counts = (as: Who, body: object): Sent => rpc(as, 'shared_story_counts', body);

/** Columns of a public story that can name private or unlisted rows. */
const ORIGINS = ['story_id', 'source_story_id', 'source_inspiration_id'] as const;

/** Gives a public story of the owner a source that only the owner may know. */
const crediting = `update public.user_shared_stories set source_story_id = '${ROW.ownersUnlisted}'
  where id = '${ROW.ownersShared}';`;

/** Ids and counters of stories that need a link. */
export const accessById: readonly Attack[] = [
  tries(
    'B-001',
    'The ids of the saved story and of the unlisted source behind a public story are read from its row',
    'rows of other users are read without the columns that name their sources',
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
  looks(
    'B-002',
    'The counters of an unlisted story are requested by its id, without its link or with another one',
    'counters of an unlisted story need its link',
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
    'a like of an unlisted story needs its link',
    [
      rpc('stranger', 'toggle_story_like', { ...unlisted, p_liked: true }),
      rpc('stranger', 'toggle_story_like', { ...unlisted, p_share_id: LINK.ownersShared, p_liked: true }),
    ],
    rpc('stranger', 'toggle_story_like', { ...withLink, p_liked: true }),
  ),
  acts(
    'B-004',
    'Views are added to an unlisted story by its id, without its link or with another one',
    'a view of an unlisted story needs its link',
    others.flatMap((as) => [
      rpc(as, 'count_story_view', unlisted),
      rpc(as, 'count_story_view', { ...unlisted, p_share_id: LINK.ownersShared }),
    ]),
    rpc('anonymous', 'count_story_view', withLink),
  ),
  acts(
    'B-005',
    'An unlisted story is reported by its id, without its link or with another one',
    'a report of an unlisted story needs its link',
    [
      rpc('stranger', 'report_content', { ...unlisted, p_reason: 'spam' }),
      rpc('stranger', 'report_content', { ...unlisted, p_share_id: LINK.ownersShared, p_reason: 'spam' }),
    ],
    rpc('stranger', 'report_content', { ...withLink, p_reason: 'spam' }),
  ),
  tries(
    'B-006',
    'The link of a public story is used after its author made the story unlisted',
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

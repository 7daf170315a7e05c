import { expect } from 'vitest';
import { type Attack, attacksOf, succeeds } from '../attack.ts';
import { CANARY, ROW } from '../seed.ts';
import type { Sent } from '../world.ts';
import { merge, others } from './calls.ts';
import { ofPrompt, ofStory, report } from './moderation-calls.ts';

const { acts, tries } = attacksOf('Reports, hidden content and sources');

/** Sources that only the owner may know: private, unlisted and hidden ones. */
const UNSEEN = [
  { source_inspiration_id: ROW.ownersHiddenPrompt },
  { source_inspiration_id: ROW.ownersTakenPrompt },
  { source_story_id: ROW.ownersHiddenShared },
  { source_story_id: ROW.ownersTakenShared },
  { source_story_id: ROW.ownersUnlisted },
] as const;

export const reports: readonly Attack[] = [
  tries('N-011', 'Reports are read, to learn who reported what', 'no grant on content_reports', {
    async run(world) {
      for (const as of ['stranger', 'anonymous', 'service'] as const) {
        for (const path of [
          'content_reports?select=*',
          'open_reports?select=*',
          `user_inspirations?select=id,content_reports(*)&id=eq.${ROW.strangersPrompt}`,
        ]) {
          const { status, text } = await world.send({ as, path });
          expect(status, text).toBeGreaterThanOrEqual(400);
          expect(text).not.toContain(CANARY);
        }
      }
    },
    async control(world) {
      const again = { p_inspiration_id: ROW.strangersPrompt };
      expect((await world.send(report('owner', again))).text).toBe('false');
    },
  }),
  acts(
    'N-012',
    'Reports are written for other users, changed and deleted directly',
    'no grant on content_reports',
    (['stranger', 'anonymous', 'owner', 'service'] as const).flatMap((as): Sent[] => [
      { as, path: 'content_reports', body: { user_id: '{owner}', inspiration_id: ROW.ownersPrompt, reason: 'spam' } },
      { as, method: 'PATCH', path: `content_reports?id=eq.${ROW.ownersReport}`, body: { reason: 'harmful' } },
      { as, method: 'DELETE', path: `content_reports?id=eq.${ROW.ownersReport}` },
    ]),
    report('stranger', ofPrompt),
  ),
  acts(
    'N-013',
    'A visitor reports content',
    'no execute grant for visitors',
    [report('anonymous', ofPrompt), report('anonymous', ofStory), report('keyless', ofPrompt)],
    report('stranger', ofStory),
  ),
  acts(
    'N-014',
    'A user reports as another user, or with GET, as an image on another page could',
    'the function acts for its caller; GET runs in a read-only transaction',
    [
      report('stranger', { ...ofPrompt, p_user_id: '{owner}' }),
      { as: 'stranger', method: 'GET', path: `rpc/report_content?p_inspiration_id=${ROW.ownersPrompt}` },
    ],
    report('stranger', ofPrompt),
  ),
  tries('N-015', 'A user reports a prompt 30 times at once', 'one report for each user and thing', {
    leavesOwnRows: true,
    async run(world) {
      const answers = await Promise.all(Array.from({ length: 30 }, () => world.send(report('stranger', ofPrompt))));
      expect(answers.filter(({ text }) => text === 'true')).toHaveLength(1);
      expect(answers.filter(({ text }) => text === 'false')).toHaveLength(29);
    },
    control: (world) => succeeds(world, report('stranger', ofPrompt)),
  }),
  tries(
    'N-016',
    'Ids are reported to learn which private content exists',
    'the same answer for private, hidden and unknown ids',
    {
      async run(world) {
        for (const id of [ROW.ownersHiddenPrompt, ROW.ownersTakenPrompt, ROW.ownersHiddenShared, ROW.free]) {
          for (const body of [{ p_inspiration_id: id }, { p_shared_story_id: id }]) {
            const { status, text } = await world.send(report('stranger', body));
            expect({ status, ...(JSON.parse(text) as object) }).toMatchObject({
              status: 404,
              code: 'PT404',
              message: 'This isn’t available anymore, so it can’t be reported.',
            });
          }
        }
      },
      control: (world) => succeeds(world, report('stranger', ofPrompt)),
    },
  ),
];

const credited = (source: object): Sent => ({
  as: 'stranger',
  path: 'user_shared_stories',
  body: { title: 't', prompt: 'p', content: 'c', ...source },
});

export const credit: readonly Attack[] = [
  tries(
    'N-021',
    'A story names private or hidden content as its source, to learn about it',
    'a source must be readable; unknown ones are refused alike',
    {
      async run(world) {
        const unknown = [{ source_inspiration_id: ROW.free }, { source_story_id: ROW.free }];
        for (const source of [...UNSEEN, ...unknown]) {
          for (const sent of [
            credited(source),
            { ...credited({ ...source, id: ROW.strangersShared }), headers: merge },
            {
              as: 'stranger',
              method: 'PATCH',
              path: `user_shared_stories?id=eq.${ROW.strangersShared}`,
              body: source,
            } as const,
          ]) {
            const { status, text } = await world.send(sent);
            expect(status).toBe(403);
            expect(JSON.parse(text)).toMatchObject({ code: '42501', message: 'There is no such source.' });
          }
        }
      },
      control: (world) => succeeds(world, credited({ source_inspiration_id: ROW.ownersPrompt })),
    },
  ),
  tries(
    'N-022',
    'A story is opened whose source has become private or hidden',
    'a source is named while it is public',
    {
      leavesOwnRows: true,
      async run(world) {
        for (const source of UNSEEN) {
          const [[column, id] = []] = Object.entries(source);
          await world.run(`alter table public.user_shared_stories disable trigger check_source;
            update public.user_shared_stories set source_inspiration_id = null, source_story_id = null
            where id = '${ROW.strangersShared}';
            update public.user_shared_stories set ${column} = '${id}' where id = '${ROW.strangersShared}';
            alter table public.user_shared_stories enable trigger check_source;`);
          for (const as of others) {
            const opened = await world.send({ as, path: `rpc/read_shared_story?p_id=${ROW.strangersShared}` });
            expect(JSON.parse(opened.text)).toMatchObject([
              { source_inspiration_id: null, source_story_id: null, source_title: null, source_author: null },
            ]);
            const listed = await world.send({ as, path: 'rpc/search_shared_stories?p_query=crow' });
            expect(JSON.parse(listed.text)).toMatchObject([{ source_title: null, source_author: null }]);
          }
        }
      },
      async control(world) {
        await succeeds(world, credited({ source_inspiration_id: ROW.ownersPrompt, is_public: true }));
        const { text } = await world.send({ as: 'anonymous', path: 'rpc/search_shared_stories' });
        expect(text).toContain('"source_title":"A fox","source_author":"Owner"');
      },
    },
  ),
];

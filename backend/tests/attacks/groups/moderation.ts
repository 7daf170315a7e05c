import { expect } from 'vitest';
import { type Attack, attacksOf, succeeds } from '../attack.ts';
import { CANARY, ROW } from '../seed.ts';
import { type Answer, PASSWORD, type Sent, type Who, type World } from '../world.ts';

const { acts, looks, tries } = attacksOf('Reports, what an operator hides, and credit');

const rpc = (as: Who, name: string, body: object): Sent => ({ as, path: `rpc/${name}`, body });
const report = (as: Who, body: object): Sent => rpc(as, 'report_content', body);
const ofPrompt = { p_inspiration_id: ROW.ownersPrompt };
const ofStory = { p_shared_story_id: ROW.ownersShared };
const others = ['stranger', 'anonymous'] as const;
const merge = { prefer: 'resolution=merge-duplicates' };

const credited = (source: object): Sent => ({
  as: 'stranger',
  path: 'user_shared_stories',
  body: { title: 't', prompt: 'p', content: 'c', ...source },
});

/** What nobody but the owner may know of: private and unlisted ones, and those that an operator hid. */
const UNSEEN = [
  { source_inspiration_id: ROW.ownersHiddenPrompt },
  { source_inspiration_id: ROW.ownersTakenPrompt },
  { source_story_id: ROW.ownersHiddenShared },
  { source_story_id: ROW.ownersTakenShared },
  { source_story_id: ROW.ownersUnlisted },
] as const;

const hidden: readonly Attack[] = [
  looks(
    'N-001',
    'What an operator hid is asked for by its id, by a list and by a search',
    'policies and functions leave it out',
    others.flatMap((as): Sent[] => [
      { as, path: `user_inspirations?id=eq.${ROW.ownersTakenPrompt}` },
      { as, path: `user_shared_stories?id=eq.${ROW.ownersTakenShared}` },
      { as, path: 'user_inspirations?hidden_at=not.is.null' },
      { as, path: `rpc/read_shared_story?p_id=${ROW.ownersTakenShared}` },
      { as, path: 'rpc/search_inspirations?p_query=taken' },
      { as, path: 'rpc/search_shared_stories?p_query=taken' },
    ]),
  ),
  tries(
    'N-002',
    'Counters are asked for of what is private or hidden, to learn that it is there',
    'counters only of what one may read',
    {
      async run(world) {
        for (const as of others) {
          const prompts = [ROW.ownersHiddenPrompt, ROW.ownersTakenPrompt, ROW.free];
          expect((await world.send(rpc(as, 'inspiration_counts', { p_ids: prompts }))).text).toBe('[]');
          const stories = [ROW.ownersHiddenShared, ROW.ownersTakenShared, ROW.free];
          expect((await world.send(rpc(as, 'shared_story_counts', { p_ids: stories }))).text).toBe('[]');
          expect((await world.send(rpc(as, 'count_inspirations', { p_query: 'taken' }))).text).toBe('0');
        }
      },
      async control(world) {
        const { text } = await world.send(rpc('owner', 'inspiration_counts', { p_ids: [ROW.ownersTakenPrompt] }));
        expect(text).toContain(ROW.ownersTakenPrompt);
      },
    },
  ),
  acts(
    'N-003',
    'What an operator hid is liked, used, looked at and reported',
    'the functions see what the person may see',
    others.flatMap((as) => [
      rpc(as, 'toggle_inspiration_like', { p_inspiration_id: ROW.ownersTakenPrompt }),
      rpc(as, 'toggle_story_like', { p_shared_story_id: ROW.ownersTakenShared }),
      rpc(as, 'record_inspiration_use', { p_inspiration_id: ROW.ownersTakenPrompt }),
      rpc(as, 'count_story_view', { p_shared_story_id: ROW.ownersTakenShared }),
      report(as, { p_inspiration_id: ROW.ownersTakenPrompt }),
      report(as, { p_shared_story_id: ROW.ownersTakenShared }),
      { as, path: 'inspiration_likes', body: { inspiration_id: ROW.ownersTakenPrompt } },
      { as, path: 'shared_story_likes', body: { shared_story_id: ROW.ownersTakenShared } },
      { as, path: 'inspiration_uses', body: { inspiration_id: ROW.ownersTakenPrompt } },
    ]),
    rpc('stranger', 'toggle_inspiration_like', { p_inspiration_id: ROW.ownersPrompt }),
  ),
  acts(
    'N-004',
    'The owner, or the secret key, shows again what an operator hid',
    'no write grant on hidden_at',
    (['owner', 'service'] as const).flatMap((as): Sent[] => [
      { as, method: 'PATCH', path: `user_inspirations?id=eq.${ROW.ownersTakenPrompt}`, body: { hidden_at: null } },
      { as, method: 'PATCH', path: `user_shared_stories?id=eq.${ROW.ownersTakenShared}`, body: { hidden_at: null } },
      {
        as,
        path: 'user_shared_stories',
        body: { id: ROW.ownersTakenShared, title: 't', prompt: 'p', content: 'c', hidden_at: null },
        headers: merge,
      },
    ]),
    {
      as: 'owner',
      method: 'PATCH',
      path: `user_inspirations?id=eq.${ROW.ownersTakenPrompt}`,
      body: { title: 'Better' },
    },
  ),
  acts(
    'N-005',
    'Someone hides a prompt and a story of another',
    'no write grant on hidden_at',
    [...others, 'owner' as const].flatMap((as): Sent[] => [
      { as, method: 'PATCH', path: `user_inspirations?id=eq.${ROW.ownersPrompt}`, body: { hidden_at: '2026-01-01' } },
      { as, method: 'PATCH', path: `user_shared_stories?id=eq.${ROW.ownersShared}`, body: { hidden_at: '2026-01-01' } },
    ]),
    { as: 'owner', method: 'PATCH', path: `user_inspirations?id=eq.${ROW.ownersPrompt}`, body: { is_public: false } },
  ),
];

const reports: readonly Attack[] = [
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
    'Reports are written under other names, changed and taken away by hand',
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
    'A visitor reports',
    'no execute grant for visitors',
    [report('anonymous', ofPrompt), report('anonymous', ofStory), report('nobody', ofPrompt)],
    report('stranger', ofStory),
  ),
  acts(
    'N-014',
    'Someone reports in the name of another, and with GET, as a picture on another page could',
    'the function acts for its caller; GET runs in a read-only transaction',
    [
      report('stranger', { ...ofPrompt, p_user_id: '{owner}' }),
      { as: 'stranger', method: 'GET', path: `rpc/report_content?p_inspiration_id=${ROW.ownersPrompt}` },
    ],
    report('stranger', ofPrompt),
  ),
  tries('N-015', 'One person reports a prompt 30 times at the same moment', 'one report a person and thing', {
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
    'Ids are reported to learn what is there in private',
    'the same answer for private, hidden and unknown',
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

const credit: readonly Attack[] = [
  tries(
    'N-021',
    'A story names what is private or hidden as its source, to learn what it is',
    'a source is something that one can read; unknown ones are refused alike',
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
    'A story is opened whose source has become private or was hidden',
    'a source is named while everybody may see it',
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

const things = [
  { p_what: 'inspiration', p_id: ROW.strangersPrompt },
  { p_what: 'story', p_id: ROW.strangersShared },
  { p_what: 'inspiration', p_id: ROW.ownersHiddenPrompt },
  { p_what: 'story', p_id: ROW.ownersTakenShared },
  { p_what: 'story', p_id: ROW.free },
  { p_what: 'nothing', p_id: ROW.free, p_reason: 'x'.repeat(501) },
];
const LISTS = ['moderation_reports', 'moderation_hidden', 'moderation_log'];
const ACTIONS = ['moderation_hide', 'moderation_restore', 'moderation_dismiss', 'moderation_reopen'];
const everyone = ['stranger', 'hermit', 'owner', 'anonymous', 'service', 'nobody'] as const;

/** Makes the accounts of these addresses operators, and nobody else, as a start of the server does it with `OPERATORS`. */
const appoint = (world: World, ...addresses: readonly string[]): Promise<void> =>
  world.run(`select private.set_operators(array[${addresses.map((one) => `'${one}'`).join(', ')}]::text[], true);`);

const HERMIT = 'hermit-canary@example.com';
const hide = rpc('hermit', 'moderation_hide', things[0] ?? {});

const operators: readonly Attack[] = [
  tries(
    'N-031',
    'People who are no operators, guests and the secret key call each function of operators',
    'each function asks whether the caller is an operator before it looks at anything',
    {
      async run(world) {
        for (const as of everyone) {
          for (const name of LISTS) expect((await world.send(rpc(as, name, {}))).status).toBeGreaterThanOrEqual(401);
          for (const name of ACTIONS) {
            const answers = [];
            for (const thing of things) answers.push(await world.send(rpc(as, name, thing)));
            // Of what is there, what is private and what nobody knows they are told the same.
            expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
            expect(answers[0]?.status).toBeGreaterThanOrEqual(401);
          }
        }
        // What is said is what is said of a function that they were not granted.
        const said = await world.send(rpc('stranger', 'moderation_hide', things[0] ?? {}));
        const granted = await world.send(
          rpc('stranger', 'refund_guest_generation', { p_session_id: 'guest', p_run_id: 'run' }),
        );
        const general = ({ status, text }: Answer) => ({ status, text: text.replaceAll(/function \w+/g, 'function') });
        expect(general(said)).toEqual(general(granted));
        expect((await world.send(rpc('stranger', 'is_operator', {}))).text).toBe('false');
      },
      async control(world) {
        await appoint(world, HERMIT);
        expect((await world.send(rpc('hermit', 'is_operator', {}))).text).toBe('true');
        expect((await world.send(rpc('hermit', 'moderation_reports', {}))).text).toContain('A crow by the lake');
        await succeeds(world, hide);
      },
    },
  ),
  tries(
    'N-032',
    'An operator who was taken out of OPERATORS goes on with the same session',
    'the right is asked of the database at each call, not of the token',
    {
      leavesOwnRows: true,
      async run(world) {
        await appoint(world, HERMIT);
        await succeeds(world, hide);
        await appoint(world, 'stranger-canary@example.com');
        for (const name of ACTIONS) expect((await world.send(rpc('hermit', name, things[0] ?? {}))).status).toBe(403);
        for (const name of LISTS) expect((await world.send(rpc('hermit', name, {}))).status).toBe(403);
        expect((await world.send(rpc('hermit', 'is_operator', {}))).text).toBe('false');
      },
      async control(world) {
        await appoint(world, HERMIT);
        await succeeds(world, hide);
      },
    },
  ),
  tries(
    'N-033',
    'A stranger signs up with an operator’s address before the operator does',
    'addresses of OPERATORS without an account are reserved; the answer is that of a taken address',
    {
      leavesOwnRows: true,
      async run(world) {
        await appoint(world, 'future-operator@example.com');
        // Once: a network has few refusals, which other attacks need as well.
        const body = { email: 'Future-Operator@EXAMPLE.com', password: PASSWORD };
        const { status, text } = await world.send({ as: 'anonymous', path: '/auth/v1/signup', body });
        expect(status).toBe(422);
        expect(JSON.parse(text)).toMatchObject({ error_code: 'user_already_exists', msg: 'User already registered' });
        await appoint(world, 'future-operator@example.com');
        expect(
          (await world.rows()).filter((line) => line.startsWith('operators ') && line.includes(world.people.hermit)),
        ).toEqual([]);
      },
      async control(world) {
        await appoint(world, HERMIT);
        expect((await world.send(rpc('hermit', 'is_operator', {}))).text).toBe('true');
      },
    },
  ),
  tries(
    'N-034',
    'The log of operators is read, written, changed and emptied by hand, by an operator too',
    'no grant on the log, which is in a schema that the data interface does not serve; a trigger refuses changes',
    {
      leavesOwnRows: true,
      async run(world) {
        await appoint(world, HERMIT);
        await succeeds(world, hide);
        const before = await world.rows();
        for (const as of everyone) {
          for (const sent of [
            { as, path: 'moderation_log?select=*' },
            { as, path: 'operators?select=*' },
            { as, path: 'moderation_log', body: { action: 'hide', what: 'story', thing_id: ROW.free } },
            { as, method: 'PATCH', path: 'moderation_log?id=gt.0', body: { reason: 'Other' } },
            { as, method: 'DELETE', path: 'moderation_log?id=gt.0' },
            { as, method: 'DELETE', path: 'moderation_log?id=gt.0', headers: { 'content-profile': 'private' } },
            { as, path: 'operators', body: { address: 'x', user_id: `{${as === 'hermit' ? 'hermit' : 'stranger'}}` } },
          ] satisfies readonly Sent[]) {
            expect((await world.send(sent)).status).toBeGreaterThanOrEqual(400);
          }
          await world.send(rpc(as, 'set_operators', { p_addresses: ['stranger-canary@example.com'] }));
        }
        // What would be left if the data interface served that schema, and what stops a slip in the database itself.
        for (const role of ['anon', 'authenticated', 'service_role'])
          for (const table of ['moderation_log', 'operators'])
            await expect(world.run(`set local role ${role}; select * from private.${table};`)).rejects.toThrow(
              'permission denied',
            );
        await expect(world.run(`update private.moderation_log set reason = 'Other';`)).rejects.toThrow('not changed');
        await expect(world.run('delete from private.moderation_log;')).rejects.toThrow('not deleted from');
        expect(await world.rows()).toEqual(before);
      },
      async control(world) {
        await appoint(world, HERMIT);
        await succeeds(world, hide);
        const { text } = await world.send(rpc('hermit', 'moderation_log', {}));
        expect(JSON.parse(text)).toMatchObject([{ action: 'hide', thing_id: ROW.strangersPrompt }]);
      },
    },
  ),
  tries(
    'N-035',
    'An operator looks at, or hides, what its author keeps private, by its id',
    'operators judge what others can see or could if it was not hidden',
    {
      leavesOwnRows: true,
      async run(world) {
        await appoint(world, HERMIT);
        for (const name of ACTIONS) {
          for (const thing of [
            { p_what: 'inspiration', p_id: ROW.ownersHiddenPrompt },
            { p_what: 'story', p_id: ROW.ownersHiddenShared },
            { p_what: 'story', p_id: ROW.ownersStory },
          ]) {
            expect((await world.send(rpc('hermit', name, thing))).status).toBe(404);
          }
        }
      },
      async control(world) {
        await appoint(world, HERMIT);
        await succeeds(world, rpc('hermit', 'moderation_restore', { p_what: 'story', p_id: ROW.ownersTakenShared }));
      },
    },
  ),
];

export const moderation: readonly Attack[] = [...hidden, ...reports, ...operators, ...credit];

import { expect } from 'vitest';
import { type Attack, attacksOf, succeeds } from '../attack.ts';
import { ROW } from '../seed.ts';
import { type Answer, PASSWORD, type Sent, type World } from '../world.ts';
import { rpc } from './calls.ts';

const { tries } = attacksOf('Reports, what an operator hides, and credit');

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

export const operators: readonly Attack[] = [
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

import { expect } from 'vitest';
import { type Attack, attacksOf, succeeds } from '../attack.ts';
import { ROW } from '../seed.ts';
import { type Answer, PASSWORD, type Sent, type World } from '../world.ts';
import { rpc } from './calls.ts';

const { tries } = attacksOf('Reports, hidden content and sources');

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
const everyone = ['stranger', 'hermit', 'owner', 'anonymous', 'service', 'keyless'] as const;

/** Makes exactly the accounts of these addresses operators, as the server does with `OPERATORS` when it starts. */
const appoint = (world: World, ...addresses: readonly string[]): Promise<void> =>
  world.run(`select private.set_operators(array[${addresses.map((one) => `'${one}'`).join(', ')}]::text[], true);`);

const HERMIT = 'hermit-canary@example.com';
const hide = rpc('hermit', 'moderation_hide', things[0] ?? {});

export const operators: readonly Attack[] = [
  tries(
    'N-031',
    'Users who are not operators, guests and the secret key call each function for operators',
    'each function checks first that its caller is an operator',
    {
      async run(world) {
        for (const as of everyone) {
          for (const name of LISTS) expect((await world.send(rpc(as, name, {}))).status).toBeGreaterThanOrEqual(401);
          for (const name of ACTIONS) {
            const answers = [];
            for (const thing of things) answers.push(await world.send(rpc(as, name, thing)));
            // The answer is the same for existing, private and unknown ids.
            expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
            expect(answers[0]?.status).toBeGreaterThanOrEqual(401);
          }
        }
        // The answer is that of a function without a grant.
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
    'A user who was removed from OPERATORS continues with the same session',
    'the database checks the right at each call; it is not in the token',
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
    'addresses of OPERATORS without an account are reserved, and refused like taken ones',
    {
      leavesOwnRows: true,
      async run(world) {
        await appoint(world, 'future-operator@example.com');
        // Only once: refusals are limited for a network, and other attacks need them, too.
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
    'The moderation log is read, written, changed and emptied directly, also by an operator',
    'no grant on the log, which is in a schema that is not served; a trigger refuses changes',
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
        // Grants would protect the log if its schema was served; the trigger protects it from mistakes in the database.
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
    'An operator reads or hides private content by its id',
    'operators reach what other users can see, or could see if it was not hidden',
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

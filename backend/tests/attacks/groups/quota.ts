import { randomUUID } from 'node:crypto';
import { ATTEMPTS, RANDOM_PROMPTS, STORY_GUARDS } from '@storyloom/shared/domain';
import { expect } from 'vitest';
import { type Attack, attacksOf, succeeds } from '../attack.ts';
import { GUEST, RUN } from '../seed.ts';
import type { Sent, World } from '../world.ts';

const { tries, acts } = attacksOf('The guests’ quota');

const STORY = { prompt: 'a fox', genre: 'fantasy', length: 500 };

async function guestToken(world: World): Promise<string> {
  const { text } = await world.send({ as: 'anonymous', path: '/functions/v1/guest-session', body: {} });
  return (JSON.parse(text) as { token: string }).token;
}

const ask = (world: World, token: string, body: object = {}) =>
  world.send({
    as: 'anonymous',
    path: '/functions/v1/generate-story',
    body: { ...STORY, runId: randomUUID(), ...body },
    headers: token === '' ? {} : { 'x-guest-token': token },
  });

async function generates(world: World): Promise<void> {
  const { status, text } = await ask(world, await guestToken(world));
  expect(status, text).toBe(200);
  expect(text).toMatch(/event: ?end/);
}

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Tokens that someone could make up from one of their own. */
const FORGED: readonly (readonly [attack: string, forge: (token: string) => string])[] = [
  ['no token', () => ''],
  ['a plain id in place of a token', () => randomUUID()],
  ['the id of another guest', () => GUEST],
  ['a payload without a signature', (token) => token.split('.').slice(0, 2).join('.')],
  ['a new id under the old signature', (token) => `v1.${encode({ id: randomUUID(), iat: 1 })}.${token.split('.')[2]}`],
  ['an empty signature', (token) => `${token.split('.').slice(0, 2).join('.')}.`],
  ['another spelling of the signature', (token) => `${token}=`],
  ['another version', (token) => token.replace('v1', 'v2')],
];

const forged: readonly Attack[] = FORGED.map(([attack, forge], index) =>
  tries(`Q-00${index + 1}`, `A story is asked for with ${attack}`, 'a guest’s id is signed by the server', {
    async run(world) {
      const token = forge(await guestToken(world));
      expect((await ask(world, token)).status).toBe(401);
    },
    control: generates,
  }),
);

/** What the story service asks of the database for a guest's run. */
const spendOf = (guest: string, run: string): Sent => ({
  as: 'service',
  path: 'rpc/spend_guest_generation',
  body: {
    p_session_id: guest,
    p_run_id: run,
    p_network: 'one network',
    p_network_limit: STORY_GUARDS.guestsPerNetwork,
    p_attempts_limit: ATTEMPTS.perGuest,
  },
});

async function leaveEarly(world: World, guest: string): Promise<string> {
  const run = randomUUID();
  const { text } = await world.send(spendOf(guest, run));
  await world.send({
    as: 'service',
    path: 'rpc/refund_guest_generation',
    body: { p_session_id: guest, p_run_id: run },
  });
  return (JSON.parse(text) as { outcome: string }).outcome;
}

async function askForPrompt(world: World, guest: string): Promise<string> {
  const { text } = await world.send({
    as: 'service',
    path: 'rpc/spend_random_prompt',
    body: {
      p_caller: `guest:${guest}`,
      p_network: 'one network',
      p_per_network: RANDOM_PROMPTS.guestsPerNetwork,
      p_per_day: RANDOM_PROMPTS.perGuestAndDay,
    },
  });
  return (JSON.parse(text) as { outcome: string }).outcome;
}

/** A story of the stranger's that ends, with its words or without them. */
async function abandon(world: World, run: string, isAbandoned: boolean): Promise<string> {
  const ofRun = { p_user_id: '{stranger}', p_run_id: run };
  const { text } = await world.send({
    as: 'service',
    path: 'rpc/begin_story_run',
    body: { ...ofRun, p_at_once: STORY_GUARDS.atOnce, p_abandoned_per_hour: ATTEMPTS.abandonedPerHour },
  });
  await world.send({
    as: 'service',
    path: 'rpc/end_story_run',
    body: { ...ofRun, p_delivered: true, p_abandoned: isAbandoned },
  });
  return (JSON.parse(text) as { outcome: string }).outcome;
}

export const quota: readonly Attack[] = [
  ...forged,
  tries('Q-011', 'A guest asks for a fourth story', 'three stories a guest', {
    leavesOwnRows: true,
    async run(world) {
      const token = await guestToken(world);
      for (let count = 0; count < 3; count += 1) expect((await ask(world, token)).status).toBe(200);
      expect((await ask(world, token)).status).toBe(403);
    },
    control: generates,
  }),
  tries('Q-012', 'A guest asks for ten stories at the same moment', 'the count is taken in one statement', {
    leavesOwnRows: true,
    async run(world) {
      const token = await guestToken(world);
      const answers = await Promise.all(Array.from({ length: 10 }, () => ask(world, token)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    },
    control: generates,
  }),
  tries('Q-013', 'A run that was paid for is asked for again and again', 'a run is charged and written once', {
    leavesOwnRows: true,
    async run(world) {
      const token = await guestToken(world);
      const runId = randomUUID();
      expect((await ask(world, token, { runId })).status).toBe(200);
      for (let count = 0; count < 3; count += 1) expect((await ask(world, token, { runId })).status).toBe(409);
    },
    control: generates,
  }),
  acts(
    'Q-014',
    'A guest gives back the story of another guest’s run, or their own',
    'refunds are the service’s',
    (['anonymous', 'stranger'] as const).map((as) => ({
      as,
      path: 'rpc/refund_guest_generation',
      body: { p_session_id: GUEST, p_run_id: RUN },
    })),
    { as: 'service', path: 'rpc/refund_guest_generation', body: { p_session_id: GUEST, p_run_id: RUN } },
  ),
  tries('Q-015', 'The service refunds one run twice, because it was told to', 'a run is given back once', {
    leavesOwnRows: true,
    async run(world) {
      const body = { p_session_id: GUEST, p_run_id: RUN };
      for (let count = 0; count < 3; count += 1)
        await world.send({ as: 'service', path: 'rpc/refund_guest_generation', body });
      for (let count = 0; count < 4; count += 1) {
        const spend = { p_session_id: GUEST, p_run_id: `run ${count}` };
        const { text } = await world.send({ as: 'service', path: 'rpc/spend_guest_generation', body: spend });
        expect(JSON.parse(text)).toMatchObject({ outcome: count < 3 ? 'granted' : 'limit' });
      }
    },
    control: (world) =>
      succeeds(world, {
        as: 'service',
        path: 'rpc/refund_guest_generation',
        body: { p_session_id: GUEST, p_run_id: RUN },
      }),
  }),
  tries('Q-019', 'A guest leaves every story before its first word, again and again', 'nine attempts a guest and day', {
    leavesOwnRows: true,
    async run(world) {
      const outcomes: string[] = [];
      for (let count = 0; count < 11; count += 1) outcomes.push(await leaveEarly(world, 'guest'));
      expect(outcomes).toEqual([...Array.from({ length: 9 }, () => 'granted'), 'attempts', 'attempts']);
      // The network of that guest still has what it may have.
      const another = await world.send(spendOf('another guest', 'run'));
      expect(JSON.parse(another.text)).toMatchObject({ outcome: 'granted' });
    },
    async control(world) {
      expect(await leaveEarly(world, 'guest')).toBe('granted');
    },
  }),
  tries(
    'Q-020',
    'A person leaves every story before its first word, again and again',
    'sixty attempts an hour that come to nothing',
    {
      leavesOwnRows: true,
      async run(world) {
        const outcomes = new Map<string, number>();
        for (let count = 0; count < 65; count += 1) {
          const outcome = await abandon(world, `run ${count}`, true);
          outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
        }
        expect([...outcomes]).toEqual([
          ['granted', 60],
          ['abandoned', 5],
        ]);
      },
      async control(world) {
        for (let count = 0; count < 61; count += 1)
          expect(await abandon(world, `told ${count}`, false)).toBe('granted');
      },
    },
  ),
  tries(
    'Q-021',
    'A guest asks for the random prompts of a whole network, hour after hour',
    'sixty random prompts a guest and day',
    {
      leavesOwnRows: true,
      async run(world) {
        const outcomes: string[] = [];
        for (let count = 0; count < 62; count += 1) outcomes.push(await askForPrompt(world, 'guest'));
        expect(outcomes).toEqual([...Array.from({ length: 60 }, () => 'granted'), 'day', 'day']);
        expect(await askForPrompt(world, 'another guest')).toBe('granted');
      },
      async control(world) {
        expect(await askForPrompt(world, 'guest')).toBe('granted');
      },
    },
  ),
  tries('Q-016', 'A guest claims another network with each request', 'no claim about an address is believed', {
    leavesOwnRows: true,
    async run(world) {
      const marks = new Set<string>();
      for (let count = 0; count < 3; count += 1) {
        const token = await guestToken(world);
        const headers = {
          'x-guest-token': token,
          'cf-connecting-ip': `203.${count}.113.1`,
          'x-forwarded-for': `198.${count}.100.1`,
        };
        const body = { ...STORY, runId: randomUUID() };
        expect(
          (await world.send({ as: 'anonymous', path: '/functions/v1/generate-story', body, headers })).status,
        ).toBe(200);
      }
      for (const row of await world.rows()) {
        const run = /^story_runs (.*)$/.exec(row)?.[1];
        const { caller, network } = JSON.parse(run ?? '{}') as { caller?: string; network?: string };
        if (caller && !caller.includes(GUEST)) marks.add(String(network));
      }
      expect(marks.size).toBe(1);
      expect([...marks][0]).not.toMatch(/^(?:null|\d+\.\d+)/);
    },
    control: generates,
  }),
  tries(
    'Q-017',
    'The mark of a network is turned back into an address by trying them all',
    'marks are keyed with a secret',
    {
      leavesOwnRows: true,
      async run(world) {
        const { createHash } = await import('node:crypto');
        await ask(world, await guestToken(world));
        const rows = (await world.rows()).join('\n');
        for (const text of ['127.0.0.1', '127.0.0', 'network:127.0.0', 'network:127.0.0.1']) {
          for (const algorithm of ['sha256', 'sha1', 'md5'])
            expect(rows).not.toContain(createHash(algorithm).update(text).digest('hex').slice(0, 32));
        }
      },
      async control(world) {
        await ask(world, await guestToken(world));
        expect((await world.rows()).join('\n')).toMatch(/story_runs .*"network": ?"[0-9a-f]{32}"/);
      },
    },
  ),
  tries(
    'Q-018',
    'A story is asked for with a forged or expired sign-in, to be counted as nobody',
    'a token that is not valid is no guest',
    {
      async run(world) {
        const token = await guestToken(world);
        for (const bearer of [`${world.tokens.owner.slice(0, -4)}AAAA`, 'x.y.z', 'nonsense']) {
          const headers = { authorization: `Bearer ${bearer}`, 'x-guest-token': token };
          const body = { ...STORY, runId: randomUUID() };
          expect(
            (await world.send({ as: 'anonymous', path: '/functions/v1/generate-story', body, headers })).status,
          ).toBe(401);
        }
      },
      control: generates,
    },
  ),
];

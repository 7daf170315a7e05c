import { expect } from 'vitest';
import { type Attack, attacksOf } from '../attack.ts';
import { CANARY, ROW } from '../seed.ts';
import { PASSWORD, type World } from '../world.ts';
import { bearer } from './calls.ts';
import { newSession } from './tokens.ts';

const { tries } = attacksOf('Sessions');

const REFRESH = '/auth/v1/token?grant_type=refresh_token';

const refresh = (world: World, refresh_token: unknown) =>
  world.send({ as: 'anonymous', path: REFRESH, body: { refresh_token } });

async function refreshes(world: World): Promise<void> {
  const { refresh_token } = await newSession(world);
  expect((await refresh(world, refresh_token)).status).toBe(200);
}

/** A new account, which an attack may change; the world's reset removes it. */
async function newAccount(world: World, email: string) {
  const path = '/auth/v1/signup';
  const { text } = await world.send({ as: 'anonymous', path, body: { email, password: PASSWORD } });
  world.takeAnswers();
  return JSON.parse(text) as { access_token: string; refresh_token: string; user: { id: string } };
}

/** A session that its owner has signed out of. */
async function endedSession(world: World) {
  const session = await newSession(world);
  await world.send({
    as: 'anonymous',
    method: 'POST',
    path: '/auth/v1/logout?scope=local',
    headers: bearer(session.access_token),
  });
  return session;
}

export const sessions: readonly Attack[] = [
  tries('S-001', 'A refresh token is used after its owner signed out', 'signing out ends the session', {
    async run(world) {
      const session = await endedSession(world);
      expect((await refresh(world, session.refresh_token)).status).toBe(400);
    },
    control: refreshes,
  }),
  tries(
    'S-002',
    'The account is requested with the access token of a session that was signed out',
    'the sign-in service checks the session',
    {
      async run(world) {
        const session = await endedSession(world);
        const { status } = await world.send({
          as: 'anonymous',
          path: '/auth/v1/user',
          headers: bearer(session.access_token),
        });
        expect(status).toBeOneOf([401, 403]);
      },
      async control(world) {
        const { access_token } = await newSession(world);
        expect(
          (await world.send({ as: 'anonymous', path: '/auth/v1/user', headers: bearer(access_token) })).status,
        ).toBe(200);
      },
    },
  ),
  tries(
    'S-003',
    'A stolen refresh token is used after its owner renewed the session',
    'an old refresh token ends the session for both',
    {
      async run(world) {
        const { refresh_token: stolen } = await newSession(world);
        let newest = stolen;
        for (let count = 0; count < 2; count += 1) {
          const { text } = await refresh(world, newest);
          const { refresh_token: next } = JSON.parse(text) as { refresh_token: string };
          expect(next).not.toBe(newest);
          newest = next;
        }
        world.takeAnswers();
        expect((await refresh(world, stolen)).status).toBe(400);
        // The reuse of an old token ends the session for all its tokens.
        expect((await refresh(world, newest)).status).toBe(400);
      },
      control: refreshes,
    },
  ),
  tries(
    'S-004',
    'Refresh tokens are guessed, left out, or sent as something other than text',
    'only an issued refresh token is accepted',
    {
      async run(world) {
        const guesses = [
          '',
          'x',
          'AAAAAAAAAAAA',
          "' or true --",
          null,
          1,
          {},
          [],
          world.tokens.owner,
          '0'.repeat(10_000),
        ];
        for (const guess of guesses) expect((await refresh(world, guess)).status).toBeOneOf([400, 401, 403, 404, 422]);
      },
      control: refreshes,
    },
  ),
  tries('S-005', 'The token of a deleted account is used', 'an account is deleted with its sessions and rights', {
    async run(world) {
      const gone = await newAccount(world, 'gone-1@example.com');
      await world.run(`delete from auth.users where id = '${gone.user.id}'`);
      const headers = bearer(gone.access_token);
      const story = { prompt: 'p', story: 's' };
      expect((await world.send({ as: 'anonymous', path: '/auth/v1/user', headers })).status).toBeOneOf([401, 403, 404]);
      expect((await refresh(world, gone.refresh_token)).status).toBe(400);
      expect(
        (await world.send({ as: 'anonymous', path: 'user_stories', body: story, headers })).status,
      ).toBeGreaterThanOrEqual(400);
      expect(
        (
          await world.send({
            as: 'anonymous',
            path: 'rpc/toggle_inspiration_like',
            body: { p_inspiration_id: ROW.ownersPrompt },
            headers,
          })
        ).status,
      ).toBeGreaterThanOrEqual(400);
    },
    async control(world) {
      const here = await newAccount(world, 'here-1@example.com');
      const headers = bearer(here.access_token);
      expect((await world.send({ as: 'anonymous', path: '/auth/v1/user', headers })).status).toBe(200);
      expect(
        (await world.send({ as: 'anonymous', path: 'user_stories', body: { prompt: 'p', story: 's' }, headers }))
          .status,
      ).toBe(201);
    },
  }),
  tries(
    'S-006',
    'An access token is used as a refresh token, and a refresh token as an access token',
    'each kind works for one purpose',
    {
      async run(world) {
        const session = await newSession(world);
        expect((await refresh(world, session.access_token)).status).toBe(400);
        const { text } = await world.send({
          as: 'anonymous',
          path: `user_stories?id=eq.${ROW.ownersStory}`,
          headers: bearer(session.refresh_token),
        });
        expect(text).not.toContain(CANARY);
      },
      control: refreshes,
    },
  ),
  tries('S-007', 'A password is tried eleven times', 'refused sign-ins are limited', {
    async run(world) {
      const statuses: number[] = [];
      for (let count = 0; count < 11; count += 1) {
        const path = '/auth/v1/token?grant_type=password';
        const answer = await world.send({
          as: 'anonymous',
          path,
          body: { email: 'brute@example.com', password: `guess ${count}` },
        });
        statuses.push(answer.status);
        if (answer.status === 429) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      }
      expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
    },
    async control(world) {
      expect((await newSession(world)).access_token).toMatch(/^ey/);
    },
  }),
];

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { assembleOptions } from '../../scripts/lib/hosting/options.mjs';
import { repository } from '../fixtures/backend.ts';
import { sharePrompt } from '../fixtures/community.ts';
import { type Asked, askForStory, expect, guestSession, newGuest, test } from '../fixtures/installation.ts';
import { ask, call, createPerson, type Person, post } from '../fixtures/people.ts';
import { IN_MATRIX } from '../fixtures/rings.ts';

// One worker, and so one installation, for all of them.
test.describe.configure({ mode: 'default' });

const times = <T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));

/** How many answers had which status. */
const countByStatus = (asked: readonly { readonly status: number }[]): Readonly<Record<number, number>> => {
  const counts: Record<number, number> = {};
  for (const { status } of asked) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

test(
  'Someone who signed up at one backend is signed in at the other, and signing out of one ends the session at both',
  { tag: IN_MATRIX },
  async ({ shared }) => {
    const [one, other] = shared.backends;
    const person = await createPerson(one);
    const profile = await ask(other, '/rest/v1/profiles?select=display_name', { person });
    expect(profile).toEqual({ status: 200, body: [{ display_name: 'mina' }] });

    const session = await post(other, '/auth/v1/token?grant_type=refresh_token', {
      refresh_token: person.session['refresh_token'],
    });
    const renewed: Person = { ...person, session };
    const story = await askForStory(shared, { person: renewed });
    expect(story.status).toBe(200);
    expect(await story.ended).toBe('whole');

    expect((await ask(one, '/auth/v1/logout?scope=local', { method: 'POST', person: renewed })).status).toBe(204);
    for (const backend of [one, other]) {
      expect((await ask(backend, '/auth/v1/user', { person: renewed })).status).toBeGreaterThanOrEqual(400);
      const body = { refresh_token: session['refresh_token'] };
      const renewal = await ask(backend, '/auth/v1/token?grant_type=refresh_token', { method: 'POST', body });
      expect(renewal.status).toBe(400);
    }
    expect(countByStatus(await times(4, () => askForStory(shared, { person: renewed })))).toEqual({ 401: 4 });
  },
);

test(
  'An address signs up once, however many sign up with it at both backends',
  { tag: IN_MATRIX },
  async ({ shared }) => {
    const body = { email: `twice-${Date.now()}@example.com`, password: 'hedgehog tea', data: { name: 'ada' } };
    const answers = await times(10, (index) =>
      ask(shared.backends[index % 2 === 0 ? 0 : 1], '/auth/v1/signup', { method: 'POST', body }),
    );
    expect(countByStatus(answers)).toEqual({ 200: 1, 422: 9 });
  },
);

test('The likes of twenty people at both backends count exactly', { tag: IN_MATRIX }, async ({ shared }) => {
  const author = await createPerson(shared);
  const id = await sharePrompt(shared, author, { title: 'Lamp', prompt: 'A lamp in the fen', difficulty: 'easy' });
  const people = await times(20, () => createPerson(shared));
  const like = (person: Person, liked: boolean) =>
    call(shared, 'toggle_inspiration_like', { p_inspiration_id: id, p_liked: liked }, person);
  // Each twice at once: a like is counted once.
  const liked = await Promise.all(people.flatMap((person) => [like(person, true), like(person, true)]));
  expect(countByStatus(liked)).toEqual({ 200: 40 });
  const likes = async () => (await ask(shared, `/rest/v1/user_inspirations?select=likes_count&id=eq.${id}`)).body;
  expect(await likes()).toEqual([{ likes_count: 20 }]);
  await Promise.all(people.slice(0, 7).map((person) => like(person, false)));
  expect(await likes()).toEqual([{ likes_count: 13 }]);
});

test(
  'A guest gets three free stories, however many are asked for at once of both servers of the functions',
  { tag: IN_MATRIX },
  async ({ shared }) => {
    const guest = await newGuest(shared);
    const asked = await times(12, () => askForStory(shared, guest));
    expect(countByStatus(asked)).toEqual({ 200: 3, 403: 9 });
    await Promise.all(asked.map(({ ended }) => ended));
    expect((await guestSession(shared, guest.guest)).used).toBe(3);
  },
);

test(
  'Someone writes two stories at once, and no third at the other server of the functions',
  { tag: IN_MATRIX },
  async ({ shared }) => {
    const { provider } = shared;
    provider.script = 'hold';
    const person = await createPerson(shared);
    const asked = await times(6, () => askForStory(shared, { person }));
    expect(countByStatus(asked)).toEqual({ 200: 2, 429: 4 });
    await expect.poll(() => provider.holding).toBe(2);
    provider.release();
    const isWritten = ({ status }: Asked) => status === 200;
    expect(await Promise.all(asked.filter(isWritten).map(({ ended }) => ended))).toEqual(['whole', 'whole']);
    // Their places are free again, at both.
    provider.script = 'normal';
    expect(countByStatus(await times(2, () => askForStory(shared, { person })))).toEqual({ 200: 2 });
  },
);

test(
  'The command of the documentation names two backends and two servers of the functions',
  { tag: IN_MATRIX },
  async () => {
    const documented = await readFile(join(repository, 'docs/deploy.md'), 'utf8');
    const [, args = ''] = /npm run assemble -- (--for nginx [^`]*--functions[^`]*)```/.exec(documented) ?? [];
    const at = (port: number) => `http://127.0.0.1:${port}`;
    const options = assembleOptions(args.split(/[\s\\]+/).filter(Boolean), { SITE_URL: 'https://stories.example' });
    expect(options).toEqual({
      host: 'nginx',
      root: '/srv/stories',
      backend: [at(4000), at(4001)],
      functions: [at(5000), at(5001)],
    });
  },
);

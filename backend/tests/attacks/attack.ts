import { expect } from 'vitest';
import { CANARY, SUBSCRIBER } from './seed.ts';
import type { Answer, Sent, World } from './world.ts';

/** A forbidden attempt, and the nearest attempt that is allowed. */
export interface Attack {
  /** What is tried. */
  readonly title: string;
  /** Set when the attack leaves rows of the attacker, which `run` checks itself. */
  readonly leavesOwnRows?: true;
  run(world: World): Promise<void>;
  /** Must succeed: otherwise a typing error would pass for a defence. */
  control(world: World): Promise<void>;
}

/** Requests whose answers must not contain a text; the control, by default the first one sent by the owner, must. */
export const revealsNothing = (
  title: string,
  sent: readonly Sent[],
  control: Partial<Sent> = {},
  hidden = CANARY,
): Attack => ({
  title,
  async run(world) {
    for (const each of sent) expect((await world.send(each)).text, each.path).not.toContain(world.named(hidden));
  },
  async control(world) {
    const { status, text } = await world.send({ path: '', ...sent[0], as: 'owner', ...control });
    expect(status, text).toBeLessThan(300);
    expect(text).toContain(world.named(hidden));
  },
});

/** Requests that must not change a row; each of the allowed ones must. */
export const changesNothing = (title: string, sent: readonly Sent[], ...allowed: readonly Sent[]): Attack => ({
  title,
  async run(world) {
    for (const each of sent) await world.send(each);
  },
  async control(world) {
    for (const each of allowed) {
      await world.reset();
      const { status, text } = await world.send(each);
      expect(status, text).toBeLessThan(300);
      expect(await world.rows(), each.path).not.toEqual(world.pristine);
    }
  },
});

const SQL_TEXT = /\b(?:select|insert into|update|delete from)\b[^"]{1,400}\b(?:from|values|set|where|returning)\b/i;
const INSIDES = /\n\s+at \S|node_modules|file:\/\/|\/(?:home|root|tmp|usr|var|work)\/|postgres(?:ql)?:\/\//;

/** Fails when an answer reveals private text, addresses, keys or internals of the server. */
export function inspect({ server }: World, { sent, status, text }: Answer): void {
  const what = `${sent.as} ${sent.method ?? ''} ${sent.path}: ${status} ${text.slice(0, 300)}`;
  // No status (NaN) is a connection that the server closed; 501 is a service that it does not have.
  expect(status >= 500 && status !== 501, what).toBe(false);
  if (sent.as === 'owner' || sent.as === 'service') return;
  // The service writes addresses in lower case, however they were requested.
  const asked = (
    decodeURIComponent(sent.path.replaceAll(/%(?![\da-f]{2})/gi, '%25')) + JSON.stringify(sent.body ?? '')
  ).toLowerCase();
  const { secretKey, jwtSecret } = server.secrets;
  for (const secret of [CANARY, SUBSCRIBER, 'owner-canary@', 'hermit-canary@', secretKey, jwtSecret])
    if (!asked.includes(secret.toLowerCase())) expect(text, what).not.toContain(secret);
  if (!SQL_TEXT.test(asked)) expect(text, what).not.toMatch(SQL_TEXT);
  expect(text, what).not.toMatch(INSIDES);
}

/** Runs an attack. @throws when it achieved anything, or when its control did not. */
export async function defend(world: World, attack: Attack): Promise<void> {
  world.takeAnswers();
  await attack.run(world);
  const answers = world.takeAnswers();
  expect(answers.length, 'nothing was tried').toBeGreaterThan(0);
  for (const answer of answers) inspect(world, answer);
  if (!attack.leavesOwnRows) expect(await world.rows()).toEqual(world.pristine);
  await world.reset();
  await attack.control(world);
}

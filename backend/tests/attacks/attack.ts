import { expect } from 'vitest';
import { CANARY, SUBSCRIBER } from './seed.ts';
import type { Answer, Sent, World } from './world.ts';

/** A forbidden attempt, and the nearest attempt that is allowed. */
export interface Attack {
  readonly id: string;
  readonly group: string;
  /** What is tried, in one plain sentence. */
  readonly attack: string;
  /** The defence that holds. */
  readonly proves: string;
  /** Set when the attack leaves rows of the attacker, which `run` checks itself. */
  readonly leavesOwnRows?: true;
  run(world: World): Promise<void>;
  /** The nearest allowed attempt, which must succeed: otherwise a typing error would pass for a defence. */
  control(world: World): Promise<void>;
}

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
  const secrets = [
    CANARY,
    SUBSCRIBER,
    'owner-canary@',
    'hermit-canary@',
    server.secrets.secretKey,
    server.secrets.jwtSecret,
  ];
  for (const secret of secrets) if (!asked.includes(secret.toLowerCase())) expect(text, what).not.toContain(secret);
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

/** Fails unless the request succeeds and changes a row. */
export async function succeeds(world: World, sent: Sent): Promise<void> {
  const before = await world.rows();
  const { status, text } = await world.send(sent);
  expect(status, text).toBeLessThan(300);
  expect(await world.rows()).not.toEqual(before);
}

type Many<T> = T | readonly T[];
const list = <T>(many: Many<T>): readonly T[] => (Array.isArray(many) ? (many as readonly T[]) : [many as T]);

/** Builders for the attacks of one group. Each takes the id, what is tried, and what that proves. */
export function attacksOf(group: string) {
  type Words = readonly [id: string, attack: string, proves: string];
  const attackOf = ([id, attack, proves]: Words, parts: Pick<Attack, 'run' | 'control' | 'leavesOwnRows'>): Attack => ({
    id,
    group,
    attack,
    proves,
    ...parts,
  });
  return {
    /** Reads hidden text; the control reads it, by default as the owner with the same request. */
    looks(
      ...[id, attack, proves, sent, control = {}, hidden = CANARY]: [...Words, Many<Sent>, Partial<Sent>?, string?]
    ) {
      return attackOf([id, attack, proves], {
        async run(world) {
          for (const each of list(sent)) {
            const { text } = await world.send(each);
            expect(text, each.path).not.toContain(nameOf(world, hidden));
          }
        },
        async control(world) {
          const [first] = list(sent);
          const { status, text } = await world.send({ path: '', ...first, as: 'owner', ...control });
          expect(status, text).toBeLessThan(300);
          expect(text).toContain(nameOf(world, hidden));
        },
      });
    },

    /** Tries to change a row; the control does change one. */
    acts(...[id, attack, proves, sent, control]: [...Words, Many<Sent>, Sent]) {
      return attackOf([id, attack, proves], {
        async run(world) {
          for (const each of list(sent)) await world.send(each);
        },
        control: (world) => succeeds(world, control),
      });
    },

    /** Any other attack. */
    tries(...[id, attack, proves, parts]: [...Words, Parameters<typeof attackOf>[1]]) {
      return attackOf([id, attack, proves], parts);
    },
  };
}

function nameOf(world: World, text: string): string {
  return text.replace(/^\{(owner|stranger|hermit)\}$/, (_whole, name: keyof World['people']) => world.people[name]);
}

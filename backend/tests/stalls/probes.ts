import * as fc from 'fast-check';
import { SLOW_TEXTS } from '@storyloom/functions/testing/slow-texts';
import { sharedServer } from '../../src/testing/test-server.ts';
import { queries, readServed } from '../attacks/query-grammar.ts';
import { BEHAVIOURS, type Behaviour, SAID_TEXTS } from './behaviours.ts';
import type { Probe } from './find-stalls.ts';
import { ASKING, FUNCTION_PLACES, type Place } from './functions.ts';
import { OTHER_PLACES } from './other-places.ts';
import type { hostileProvider } from './provider.ts';
import type { Visitors, Who } from './visitors.ts';

type Text = readonly [kind: string, textOf: (size: number) => string];
const TEXTS: readonly Text[] = Object.entries(SLOW_TEXTS);
const USER = '00000000-0000-4000-8000-000000000001';

/** The member of a list for a turn that never ends. */
const at = <T>(list: readonly T[], turn: number): T => list[turn % list.length] as T;

/** Every pair of two lists. */
const pairs = <A, B>(some: readonly A[], others: readonly B[]): readonly (readonly [A, B])[] =>
  some.flatMap((one) => others.map((other) => [one, other] as const));

/** As few pairs as have every member of both lists. */
const fewPairs = <A, B>(some: readonly A[], others: readonly B[]): readonly (readonly [A, B])[] =>
  Array.from({ length: Math.max(some.length, others.length) }, (_, turn) => [at(some, turn), at(others, turn)]);

/** Users get furthest. */
const EVERYONE: readonly Who[] = ['user', 'guest', 'user', 'guest without stories left', 'user', 'stranger'];

/** Texts of strangers at their greatest length, and just over it. A short run has each place and each text; many soaks have all. */
function textProbes(visitors: Visitors, isShort: boolean, seed: number): readonly Probe[] {
  const places: readonly Place[] = [...FUNCTION_PLACES, ...OTHER_PLACES];
  const probe = ([{ name, most, request }, [kind, textOf]]: readonly [Place, Text], who: Who, isOver: boolean) => {
    const length = isOver ? most + 1 : most;
    return {
      name: `${name}: ${kind}${isOver ? ', too long' : ''}, from a ${who}`,
      run: () => visitors.send(who, request(textOf(length * 2).slice(0, length))),
    };
  };
  if (!isShort)
    return pairs(places, TEXTS).map((pair, turn) => {
      const round = turn + Math.floor(turn / TEXTS.length) + seed;
      return probe(pair, at(EVERYONE, round), round % 7 === 0);
    });
  return [
    ...fewPairs(places, TEXTS).map((pair) => probe(pair, 'user', false)),
    ...fewPairs(FUNCTION_PLACES, TEXTS).map((pair, turn) => probe(pair, at(EVERYONE, turn), turn % 7 === 0)),
  ];
}

type Provider = Awaited<ReturnType<typeof hostileProvider>>;

/** Answers of models. */
function answerProbes(visitors: Visitors, provider: Provider, isShort: boolean): readonly Probe[] {
  const bytes = isShort ? 150_000 : 1_000_000;
  const asking = Object.entries(ASKING);
  const behaviours: readonly Behaviour[] = [...SAID_TEXTS, ...BEHAVIOURS];
  const few = isShort ? fewPairs(asking, BEHAVIOURS) : pairs(asking, behaviours);
  const sorted = few.toSorted(([, one], [, other]) => behaviours.indexOf(one) - behaviours.indexOf(other));
  return sorted.map(([[what, request], behaviour]) => ({
    name: `provider, ${what}: ${behaviour.name}`,
    run: () => provider.playing(behaviour, bytes, () => visitors.send('user', request())),
  }));
}

/** Random queries of the data interface. */
async function queryProbes(visitors: Visitors, isShort: boolean, seed: number): Promise<readonly Probe[]> {
  const served = await readServed((await sharedServer()).database);
  const sent = fc.sample(queries(served), { numRuns: isShort ? 10 : 1000, seed });
  return sent.map(({ path, body, headers }, turn) => {
    const named = (text: string): string => text.replaceAll(/\{(?:owner|stranger|hermit)\}/g, USER);
    return {
      name: `query: ${path}`,
      run: () =>
        visitors.send(turn % 2 ? 'user' : 'stranger', {
          path: `/rest/v1/${named(path)}`,
          ...(headers && { headers }),
          ...(body !== undefined && { body: named(JSON.stringify(body)) }),
        }),
    };
  });
}

/** Everything that a stranger or a model sends; a short run has each kind once. */
export async function createProbes(visitors: Visitors, provider: Provider, isShort: boolean, seed: number) {
  return [
    ...textProbes(visitors, isShort, seed),
    ...(await queryProbes(visitors, isShort, seed)),
    ...answerProbes(visitors, provider, isShort),
  ];
}

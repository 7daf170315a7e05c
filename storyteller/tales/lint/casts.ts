import type { Condition } from '../plan/events.ts';
import { ANIMALS, CIRCUMSTANCE } from '../plan/plots.ts';

const FRIENDS = [
  ['friend toy'],
  ...['dog', 'cat', 'other'].map((pet) => ['friend pet', `pet ${pet}`]),
  ...['sibling', 'friend'].flatMap((kin) => [
    ['friend speaking', `kin ${kin}`],
    ['friend speaking', `kin ${kin}`, 'friend fearless'],
  ]),
];

/** Every cast that is rehearsed: each kind of friend with each subject that some conditions name. */
export function* castsOf(conditions: readonly Condition[]): Generator<Set<string>> {
  const subjects = new Set(
    conditions.flatMap((each) => (each.startsWith('about ') ? each.slice('about '.length).split('|') : [])),
  );
  const casts = conditions.includes(ANIMALS)
    ? [[ANIMALS, 'friend animal']]
    : FRIENDS.map((friend) => [...friend, 'hero child']);
  const besides = conditions.filter((each) => CIRCUMSTANCE.test(each));
  for (const cast of casts) {
    for (const subject of subjects.size > 0 ? subjects : ['']) {
      const about = subject === '' ? [] : [`about ${subject}`];
      yield new Set([...besides, ...cast, ...about, 'elder mother', 'elder parent']);
    }
  }
}

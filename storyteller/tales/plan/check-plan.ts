import { type EventType, type Fact, RANKS } from './events.ts';

const LOSS = 'loss:';
/** What the last event leaves. */
export const RESOLVED: Fact = 'resolved';

/** Facts after the events, or `undefined` if one of them needs what is not true. */
function run(events: readonly EventType[]): ReadonlySet<Fact> | undefined {
  const facts = new Set<Fact>();
  for (const { needs = [], leaves = [], ends = [] } of events) {
    if (!needs.every((fact) => facts.has(fact))) return undefined;
    for (const fact of ends) facts.delete(fact);
    for (const fact of leaves) facts.add(fact);
  }
  return facts;
}

/** What is wrong with a story's plan, for its writer; empty if it is sound. */
export function faultsOf(events: readonly EventType[], { bedtime = false } = {}): string[] {
  const faults: string[] = [];
  const facts = run(events);
  if (!facts) return ['an event needs what is not true yet'];
  if (!facts.has(RESOLVED)) faults.push('nothing resolves it');
  for (const fact of facts) if (fact.startsWith(LOSS)) faults.push(`${fact} is never mended`);
  for (const [at, { id, leaves = [] }] of events.entries()) {
    for (const fact of leaves.filter((each) => each !== RESOLVED)) {
      const isPaid = events.slice(at + 1).some(({ needs = [] }) => needs.includes(fact));
      if (!isPaid) faults.push(`${id} sets up “${fact}”, and nothing pays it`);
    }
    const others = events.filter((_, other) => other !== at);
    if (run(others)?.has(RESOLVED)) faults.push(`${id} can be removed`);
  }
  const attempts = events.filter(({ rank }) => rank === 'attempt');
  const turn = events.find(({ rank }) => rank === 'turn');
  if (turn?.by !== 'hero') faults.push('the hero does not make the turn');
  const left = attempts.flatMap(({ leaves = [] }) => leaves);
  if (!turn?.needs?.some((fact) => left.includes(fact))) faults.push('the turn picks up nothing that an attempt left');
  const doing = events.filter(({ rank }) => rank === 'attempt' || rank === 'turn');
  if (doing.filter(({ by }) => by === 'hero').length * 2 < doing.length) faults.push('the hero hardly acts');
  if (!events.some(({ changesFriend }) => changesFriend)) faults.push('the second person changes nothing');
  if (bedtime && !events.slice(-1).every(({ calm }) => calm)) faults.push('it does not end quietly');
  // After a low point somebody may try once more.
  const ranks = events.map(({ rank }) => RANKS.indexOf(rank === 'low' ? 'attempt' : rank));
  if (ranks.some((rank, at) => rank < (ranks[at - 1] ?? 0))) faults.push('its parts are out of order');
  return faults;
}

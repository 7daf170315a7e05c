import { faultsOf, RESOLVED } from './check-plan.ts';
import { type EventType, type Fact, type Rank, RANKS, suits, type Tags } from './events.ts';

/** The most steps of the search. Past them, what was found by then is used. */
const NODES_MAX = 2_000;
/** How many events of a rank a story has at most. */
const MOST: Readonly<Partial<Record<Rank, number>>> = { opening: 1, trouble: 2, low: 1, turn: 1, ending: 2 };

export interface PlanOrder {
  readonly tags: Tags;
  /** How many attempts fail before the turn, from one to three. */
  readonly attempts: number;
  readonly bedtime: boolean;
}

const rankOf = ({ rank }: EventType): number => RANKS.indexOf(rank);

/** The events in the order of their parts, those of one part in an order in which each has what it needs; `undefined` if there is none. */
function inOrder(chosen: readonly EventType[], facts: ReadonlySet<Fact> = new Set()): readonly EventType[] | undefined {
  if (chosen.length === 0) return [];
  const first = Math.min(...chosen.map(rankOf));
  for (const event of chosen) {
    if (rankOf(event) !== first || !(event.needs ?? []).every((fact) => facts.has(fact))) continue;
    const kept = [...facts].filter((fact) => !event.ends?.includes(fact));
    const after = new Set([...kept, ...(event.leaves ?? []), ...(event.also ?? [])]);
    const rest = inOrder(
      chosen.filter((other) => other !== event),
      after,
    );
    if (rest) return [event, ...rest];
  }
  return undefined;
}

/**
 * All sound plans for a cast, built backwards from the ending: what an event needs is filled by an event of an earlier part, or of the
 * same part that is not there yet. Each event happens at most once, so that the search is finite.
 * @param events in the order in which they are tried
 */
export function soundPlans(events: readonly EventType[], { tags, attempts, bedtime }: PlanOrder): EventType[][] {
  const fitting = events.filter(({ where }) => suits(tags, where));
  const plans = new Map<string, EventType[]>();
  let nodes = 0;
  const extend = (chosen: readonly EventType[], open: readonly (readonly [Fact, number])[]): void => {
    nodes += 1;
    if (nodes > NODES_MAX) return;
    const [need, ...others] = open;
    if (!need) {
      if (chosen.filter(({ rank }) => rank === 'attempt').length !== attempts) return;
      const ordered = inOrder(chosen);
      const key = ordered?.map(({ id }) => id).join(' ') ?? '';
      if (ordered && !plans.has(key) && faultsOf(ordered, { bedtime }).length === 0) plans.set(key, [...ordered]);
      return;
    }
    const [fact, before] = need;
    if (chosen.some((event) => rankOf(event) <= before && gives(event, fact))) return extend(chosen, others);
    for (const event of fitting) {
      if (rankOf(event) > before || !gives(event, fact) || chosen.includes(event)) continue;
      const most = event.rank === 'attempt' ? attempts : (MOST[event.rank] ?? 1);
      if (chosen.filter(({ rank }) => rank === event.rank).length >= most) continue;
      extend([...chosen, event], [...(event.needs ?? []).map((each) => [each, rankOf(event)] as const), ...others]);
    }
  };
  extend([], [[RESOLVED, RANKS.length]]);
  return [...plans.values()];
}

const gives = ({ leaves = [], also = [] }: EventType, fact: Fact): boolean =>
  leaves.includes(fact) || also.includes(fact);

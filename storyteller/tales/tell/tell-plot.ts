import { createChance } from '../../engine/chance.ts';
import { CIRCUMSTANCE, isPlotFor, type Plot, planOf } from '../plan/plots.ts';
import { canTell, missesLengthBy, type Telling, titlesFor } from './tell-tale.ts';

/** What is told, except for which plot and which attempt. */
export type Order = Omit<Telling, 'events' | 'title'>;

/** A plot told as an order wants it. */
export const tellingOf = (plot: Plot, order: Order): Telling => ({
  ...order,
  events: planOf(plot, order.length),
  chosen: { ...order.chosen, place: plot.place },
});

/** Items from the one that comes up at an attempt; the first attempt is 1. */
function rotated<T>(items: readonly T[], attempt: number): readonly T[] {
  const from = Math.max(0, attempt - 1) % Math.max(items.length, 1);
  return [...items.slice(from), ...items.slice(0, from)];
}

/**
 * The story for an order: at each attempt another plot, until all are used up. `undefined` if there is none for its cast, or none with
 * the title that is wanted.
 * @param places where the fear sits, as keys of the table `where`
 */
export function choosePlot(order: Order, places: readonly string[], title?: string): Telling | undefined {
  const plotsFor = (where: readonly string[]): readonly Plot[] =>
    order.tale.plots.filter((plot) => isPlotFor(plot, order.tags, where));
  const own = plotsFor(places);
  // A story that is vague about the place is better than none.
  const plots = own.length > 0 ? own : plotsFor([]);
  // Told first is one that was written for a detail, or for what else the request says.
  const isBest = ({ best, where }: Plot): boolean =>
    best.some((key) => order.chosen?.details?.includes(key)) ||
    where.some((each) => CIRCUMSTANCE.test(each) && order.tags.has(each));
  const shuffled = createChance(`${order.seed}|plots`).shuffle(plots);
  const all = [...shuffled.filter(isBest), ...shuffled.filter((plot) => !isBest(plot))];
  const tellings = rotated(all, order.attempt)
    .map((plot) => tellingOf(plot, order))
    .filter(canTell);
  if (title !== undefined) return tellings.find((telling) => titlesFor(telling).includes(title));
  // Of several that are too short, or too long, the nearest: the service cuts a story that is much too long.
  const misses = tellings.map((telling) => ({ telling, by: missesLengthBy(telling) }));
  return misses.toSorted((one, other) => one.by - other.by)[0]?.telling;
}

import { type Condition, type EventType, type Fact, suits, type Tags } from './events.ts';

/** An event of a plot. */
export interface PlotEvent extends EventType {
  /** What it picks up only in stories that have it. */
  readonly takes: readonly Fact[];
  /** Words of the shortest story that has it. */
  readonly from: number;
}

/** The plan of a story that one author wrote whole. Its events have wordings of their own, which no other story shares. */
export interface Plot {
  /** Its file: `dark-the-polite-lamp`. Its events begin with it: `dark-the-polite-lamp/evening`. */
  readonly id: string;
  /** What its cast and its trouble have to be. */
  readonly where: readonly Condition[];
  /** The places for which it is written, as keys of the table `where`; any if there are none. */
  readonly asked: readonly string[];
  /** Places of which it is never told. */
  readonly not: readonly string[];
  /** What a request says for which it is told first, as keys of details. */
  readonly best: readonly string[];
  /** Where the fear sits if the request doesn’t say, as a key of the table `where`. */
  readonly place?: string;
  readonly events: readonly PlotEvent[];
}

/** Whoever is no child leads in stories that were written for it, and in no other. */
export const LEADS = 'friend leads';
/** Nor is a story of animals among themselves told of children. */
export const ANIMALS = 'hero animal';

/** Conditions that a request meets by more than its trouble and its people: `place outdoors`, `cause broken`, `thing named`. */
export const CIRCUMSTANCE = /^(?:place|cause|thing) /;

/**
 * Whether a plot can be told of a cast.
 * @param places where the fear sits, as keys of the table `where`
 */
export const isPlotFor = ({ where, asked, not, place }: Plot, tags: Tags, places: readonly string[]): boolean =>
  suits(tags, where) &&
  [LEADS, ANIMALS].every((each) => where.includes(each) === tags.has(each)) &&
  !places.some((key) => not.includes(key)) &&
  (asked.length === 0 || asked.some((key) => (places.length > 0 ? places.includes(key) : key === place)));

/** The events of a plot in a story of a length, in words. */
export function planOf({ events }: Plot, length: number): readonly EventType[] {
  const told = events.filter(({ from }) => from <= length);
  const left = new Set(told.flatMap(({ leaves = [] }) => leaves));
  return told.map((event) => ({
    ...event,
    needs: [...(event.needs ?? []), ...event.takes.filter((fact) => left.has(fact))],
  }));
}

/** The plot that an event is of, by its id; `undefined` if it is of none. */
export const plotOf = (plots: readonly Plot[], event: string | undefined): Plot | undefined =>
  plots.find(({ id }) => event?.startsWith(`${id}/`));

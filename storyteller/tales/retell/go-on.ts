import type { Language } from '@storyloom/shared/domain';
import { type EventType, suits } from '../plan/events.ts';
import { soundPlans } from '../plan/plan-story.ts';
import { planOf, plotOf } from '../plan/plots.ts';
import { fill } from '../tell/tell-scene.ts';
import { canTell, materialOf, tellOn } from '../tell/tell-tale.ts';
import { TABLES } from '../troubles.ts';
import type { KnownTale, Line } from './read-tale.ts';

const ATTEMPTS = [1, 2, 3];

/** The rest of a story that was written whole; `undefined` if the events are of none. */
function restOfPlot({ tale: { plots = [] }, events }: KnownTale, length: number): readonly EventType[] | undefined {
  const plot = plotOf(plots, events[0]);
  if (!plot) return undefined;
  const lengths = [length, ...plot.events.map(({ from }) => from)];
  const whole = lengths
    .map((words) => planOf(plot, words))
    .find((plan) => events.every((event) => plan.some(({ id }) => id === event)));
  const last = whole?.findLastIndex(({ id }) => events.includes(id)) ?? -1;
  return whole?.slice(last + 1);
}

/** The ways in which a text can go on to its ending after its last event; none if it has ended or has no sound plan. */
function restsAfter({ id, tags, events }: KnownTale, attempt: number): (readonly EventType[])[] {
  const table = TABLES[id];
  if (!table) return [];
  const plans = [true, false].flatMap((bedtime) =>
    ATTEMPTS.flatMap((attempts) => soundPlans(table.events, { tags, attempts, bedtime })),
  );
  const fitting = plans.filter((plan) => events.every((event, at) => plan[at]?.id === event));
  const from = attempt % Math.max(fitting.length, 1);
  return [...fitting.slice(from), ...fitting.slice(0, from)].map((plan) => plan.slice(events.length));
}

interface Order {
  readonly language: Language;
  readonly attempt: number;
  /** Words, about. */
  readonly length: number;
}

/** What follows some lines, the last of a text: the rest of their scene, then the next events; empty if the tale has ended. */
export function goOn(known: KnownTale, lines: readonly Line[], { language, attempt, length }: Order): string {
  const { id, tale, people, rows, events: told } = known;
  const tags = new Set([...known.tags, ...told.map((event) => `told ${event}`)]);
  const own = restOfPlot(known, length);
  const telling = (own ? [own] : restsAfter(known, attempt))
    .map((events) => ({ language, tale, people, tags, rows, events, length, seed: id, attempt }))
    .find(canTell) ?? { language, tale, people, tags, rows, events: [], length, seed: id, attempt };
  const { words } = materialOf(telling);
  const last = lines.findLast(({ pattern }) => pattern)?.pattern;
  const from = last ? last.wording.paragraphs.indexOf(last.paragraph) + 1 : 0;
  const discourse = { named: [] };
  const rest = (last?.wording.paragraphs ?? [])
    .slice(from)
    .filter(({ isOptional, where }) => !isOptional && suits(tags, where))
    .map(({ text }) => fill(text, words, discourse))
    .filter((text) => text !== '');
  return [...rest, ...tellOn(telling, length)].map((text) => `\n\n${text}`).join('');
}

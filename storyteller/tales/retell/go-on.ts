import type { Language } from '@storyloom/shared/domain';
import { suits } from '../plan/events.ts';
import { planOf, plotOf } from '../plan/plots.ts';
import { tellingOf } from '../tell/tell-plot.ts';
import { canFill, fill } from '../tell/tell-scene.ts';
import { canTell, materialOf, type Telling, tellOn } from '../tell/tell-tale.ts';
import type { KnownTale, Line } from './read-tale.ts';

interface Order {
  readonly language: Language;
  readonly attempt: number;
  /** Words, about. */
  readonly length: number;
}

/** What is still to be told of the plot of a text; `undefined` if it is of none. */
export function restOf({ tale, people, rows, tags, events, id }: KnownTale, order: Order): Telling | undefined {
  const plot = plotOf(tale.plots, events[0]);
  if (!plot) return undefined;
  const lengths = [order.length, ...plot.events.map(({ from }) => from)];
  const length = lengths.find((words) =>
    events.every((event) => planOf(plot, words).some(({ id: told }) => told === event)),
  );
  const told = new Set([...tags, ...events.map((event) => `told ${event}`)]);
  const whole = tellingOf(plot, { ...order, tale, people, rows, tags: told, seed: id, length: length ?? order.length });
  const last = whole.events.findLastIndex((event) => events.includes(event.id));
  return { ...whole, events: whole.events.slice(last + 1) };
}

/** What follows some lines, the last of a text: the rest of their scene, then the next events; empty if the tale has ended. */
export function goOn(known: KnownTale, lines: readonly Line[], order: Order): string {
  const telling = restOf(known, order);
  const last = lines.findLast(({ pattern }) => pattern)?.pattern;
  if (!telling || !last) return '';
  const { words, tags } = materialOf(telling);
  const discourse = { named: [] };
  const rest = last.wording.paragraphs
    .slice(last.wording.paragraphs.indexOf(last.paragraph) + 1)
    .filter(({ text, isOptional, where }) => !isOptional && suits(tags, where) && canFill(text, words))
    .map(({ text }) => fill(text, words, discourse))
    .filter((text) => text !== '');
  const next = canTell(telling) ? tellOn(telling, order.length) : [];
  return [...rest, ...next].map((text) => `\n\n${text}`).join('');
}

import { countWords, type Language } from '@storyloom/shared/domain';
import { createChance } from '../../engine/chance.ts';
import { type EventType, suits, type Tags } from '../plan/events.ts';
import type { Paragraph, Row, Tale, Wording } from './parse-tale.ts';
import type { People } from './people.ts';
import { fill, type Discourse, type Words } from './tell-scene.ts';

/** A planned story, to be told in a language. */
export interface Telling {
  readonly language: Language;
  readonly tale: Tale;
  readonly events: readonly EventType[];
  readonly people: People;
  readonly tags: Tags;
  /** What the trouble is about, as a key of the table `about`. */
  readonly about?: string;
  /** Words that the story should have. */
  readonly length: number;
  /** What the request was; another one is told in other words. */
  readonly seed: string;
  /** Counts the stories told for a request, which share no wording until all are used up. */
  readonly attempt: number;
}

const TITLE = 'title';
/** The table whose row is chosen by what the trouble is about. */
export const ABOUT = 'about';

/** The item that comes up at an attempt; each comes up once before any does again. */
function dealt<T>(items: readonly T[], seed: string, attempt: number): T | undefined {
  return createChance(seed).shuffle(items)[attempt % Math.max(items.length, 1)];
}

/** A row of each table, never two with the same `place`. The row of `about` is that of its key. */
function dealtRows({ tables }: Tale, { about, seed, attempt }: Telling): Record<string, Row> {
  const rows: Record<string, Row> = {};
  for (const [name, all] of Object.entries(tables)) {
    const taken = Object.values(rows).map(({ place }) => place);
    const free = all.filter(({ place }) => place === undefined || !taken.includes(place));
    const row = name === ABOUT ? all.find(({ key }) => key === about) : dealt(free, [seed, name].join('|'), attempt);
    rows[name] = row ?? {};
  }
  return rows;
}

/** The wordings of an event that suit the cast. */
export const wordingsFor = ({ wordings }: Tale, event: string, tags: Tags): readonly Wording[] =>
  wordings.filter((wording) => wording.event === event && suits(tags, wording.where));

/** A story as Markdown: a title and its paragraphs. Optional paragraphs are told as far as there is room. */
export function tellTale(telling: Telling): string {
  const { language, tale, events, people, tags, length, seed, attempt } = telling;
  // A wording can ask for an event of this story: `told hide`.
  const all = new Set([...tags, ...events.map(({ id }) => `told ${id}`)]);
  const wordingOf = (event: string): Wording => {
    const wording = dealt(wordingsFor(tale, event, all), [seed, event].join('|'), attempt);
    if (!wording) throw new RangeError(`${event} has no wording for ${[...all].join(', ')}`);
    return wording;
  };
  const words: Words = { language, people, rows: dealtRows(tale, telling) };
  const sizeOf = ({ text }: Paragraph): number => countWords(fill(text, words, { named: [] }), language);
  const scenes = events.map(({ id }) => wordingOf(id).paragraphs);
  let room = scenes.flat().reduce((left, each) => left - (each.isOptional ? 0 : sizeOf(each)), length);
  const fits = (paragraph: Paragraph): boolean => {
    if (!paragraph.isOptional) return true;
    const size = sizeOf(paragraph);
    if (size > room) return false;
    room -= size;
    return true;
  };
  // What is left out is left out before anything is said, because a pronoun refers to what was said last.
  const told = scenes.flatMap((scene) => {
    const discourse: Discourse = { named: [] };
    return scene.filter(fits).map(({ text }) => fill(text, words, discourse));
  });
  const title = wordingOf(TITLE).paragraphs.map(({ text }) => fill(text, words, { named: [] }));
  return [`# ${title.join(' ')}`, ...told].join('\n\n');
}

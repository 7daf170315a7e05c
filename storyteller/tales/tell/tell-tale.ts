import { countWords, type Language } from '@storyloom/shared/domain';
import { createChance } from '../../engine/chance.ts';
import { type EventType, type Role, suits, type Tags } from '../plan/events.ts';
import type { Paragraph, Row, Tale, Wording } from './parse-tale.ts';
import type { Person } from './people.ts';
import { fill, type Discourse, type Words } from './tell-scene.ts';

/** A planned story, to be told in a language. */
export interface Telling {
  readonly language: Language;
  readonly tale: Tale;
  readonly events: readonly EventType[];
  readonly people: Readonly<Record<Role, Person>>;
  readonly tags: Tags;
  /** What the trouble is about, in the forms that its language has. */
  readonly about?: Row;
  /** Words that the story should have. */
  readonly length: number;
  /** What the request was; another one is told in other words. */
  readonly seed: string;
  /** Counts the stories told for a request, which share no wording until all are used up. */
  readonly attempt: number;
}

const TITLE = 'title';

/** The item that comes up at an attempt; each comes up once before any does again. */
function dealt<T>(items: readonly T[], seed: string, attempt: number): T | undefined {
  return createChance(seed).shuffle(items)[attempt % Math.max(items.length, 1)];
}

/** The wordings of an event that suit the cast. */
export const wordingsFor = ({ wordings }: Tale, event: string, tags: Tags): readonly Wording[] =>
  wordings.filter((wording) => wording.event === event && suits(tags, wording.where));

/** A story as Markdown: a title and its paragraphs. Optional paragraphs are told as far as there is room. */
export function tellTale(telling: Telling): string {
  const { language, tale, events, people, tags, about, length, seed, attempt } = telling;
  // A wording can ask for an event of this story: `told hide`.
  const all = new Set([...tags, ...events.map(({ id }) => `told ${id}`)]);
  const wordingOf = (event: string): Wording => {
    const wording = dealt(wordingsFor(tale, event, all), [seed, event].join('|'), attempt);
    if (!wording) throw new RangeError(`${event} has no wording for ${[...all].join(', ')}`);
    return wording;
  };
  const rows = Object.fromEntries(
    Object.entries(tale.tables).map(([name, each]) => [name, dealt(each, [seed, name].join('|'), attempt) ?? {}]),
  );
  const words: Words = { language, people, rows: about ? { ...rows, about } : rows };
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

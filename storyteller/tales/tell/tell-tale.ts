import { countWords, type Language, LANGUAGES } from '@storyloom/shared/domain';
import { createChance } from '../../engine/chance.ts';
import { type EventType, type Rank, suits, type Tags } from '../plan/events.ts';
import { plotOf } from '../plan/plots.ts';
import { remembered } from '../request/chinese-memo.ts';
import type { Paragraph, Row, Tale, Wording } from './parse-tale.ts';
import type { People } from './people.ts';
import { canFill, type Discourse, fill, type Words } from './tell-scene.ts';

/** A planned story, to be told in a language. */
export interface Telling {
  readonly language: Language;
  readonly tale: Tale;
  readonly events: readonly EventType[];
  readonly people: People;
  readonly tags: Tags;
  /** What the request says, as keys of the tables whose rows it chooses. */
  readonly chosen?: Chosen;
  /** Rows that the story has already. */
  readonly rows?: Readonly<Record<string, Row>>;
  /** One of its titles, if the reader chose it. */
  readonly title?: string;
  /** Words that the story should have. */
  readonly length: number;
  /** What the request was; another one is told in other words. */
  readonly seed: string;
  /** Counts the stories told for a request, which share no wording until all are used up. */
  readonly attempt: number;
}

/** What a request says of its trouble, as keys of the tables `about` and `setting`, and of `where` and those with a column `asked`. */
export interface Chosen {
  readonly about?: string;
  readonly setting?: string | undefined;
  readonly details?: readonly string[];
  /** Where a fear sits if the request doesn’t say. */
  readonly place?: string | undefined;
}

const TITLE = 'title';
/** Whether a wording’s event is a title. */
export const isTitle = (event: string): boolean => event.endsWith(`/${TITLE}`);
export const titleEvent = (plot: string): string => `${plot}/${TITLE}`;

/** The table whose row is chosen by what the trouble is about. */
export const ABOUT = 'about';
/** The one whose row is chosen by where a fear sits, and the one chosen by where the story is set. */
export const WHERE = 'where';
export const SETTING = 'setting';
/** Rows that the request gives: what the hero loves, what the second child is to the hero, and what a new baby is called. */
export const LIKE = 'like';
export const KIN = 'kin';
export const BABY = 'baby';
/** The column of what the trouble is about as the request says it: `the big dogs on Miller Street`. */
export const SAID = 'said';
/** Tables of which the request can give words of its own. */
const FREE: readonly string[] = [WHERE, SETTING, LIKE, KIN, BABY];
/** Whether the request can give words of its own for a cell. */
export const isFree = (table: string, column: string): boolean =>
  FREE.includes(table) || (table === ABOUT && column === SAID);

/** Rows that are dealt only if they are asked for begin with this. */
const ONLY = 'only ';
/** The keys that a row answers. */
export const asksOf = (row: Row): readonly string[] =>
  (row['asked'] ?? '')
    .replace(ONLY, '')
    .split(' ')
    .filter((key) => key !== '');

/** The rows that answer most of what a request says; those that answer none of it if none does. */
export function answering(
  rows: readonly Row[],
  details: readonly string[],
): { readonly rows: readonly Row[]; readonly count: number } {
  const counted = rows.map((row) => ({ row, count: asksOf(row).filter((key) => details.includes(key)).length }));
  const count = Math.max(0, ...counted.map((each) => each.count));
  const best = counted.filter((each) => each.count === count).map(({ row }) => row);
  return { rows: count > 0 ? best : best.filter((row) => row['asked']?.startsWith(ONLY) !== true), count };
}

/** The item that comes up at an attempt; each comes up once before any does again. */
function dealt<T>(items: readonly T[], seed: string, attempt: number): T | undefined {
  return createChance(seed).shuffle(items)[attempt % Math.max(items.length, 1)];
}

/** A row of each table, those that the request asks for first. */
function dealtRows({ tale, chosen = {}, rows: known = {}, seed, attempt }: Telling): Record<string, Row> {
  const { about, setting, details = [], place } = chosen;
  const keys: Readonly<Record<string, readonly (string | undefined)[]>> = {
    [ABOUT]: [about],
    [WHERE]: [...details, place],
    [SETTING]: [setting],
  };
  const rows: Record<string, Row> = { ...known };
  for (const [name, all] of Object.entries(tale.tables)) {
    if (Object.hasOwn(known, name)) continue;
    const own = keys[name];
    const row = own
      ? own.map((key) => all.find((each) => each['key'] === key)).find((each) => each !== undefined)
      : dealt(answering(all, details).rows, [seed, name].join('|'), attempt);
    if (row) rows[name] = row;
  }
  return rows;
}

/** What every scene of a story is told with. */
export interface Material {
  readonly tale: Tale;
  readonly words: Words;
  /** Those of the cast, and `told hide` for each event of the story. */
  readonly tags: Tags;
  /** Decides which wordings and which optional paragraphs are told. */
  readonly seed: string;
  readonly attempt: number;
}

/** A telling with the rows of its tables dealt. */
export const materialOf = (telling: Telling): Material => ({
  tale: telling.tale,
  words: { language: telling.language, people: telling.people, rows: dealtRows(telling) },
  tags: new Set([...telling.tags, ...telling.events.map(({ id }) => `told ${id}`)]),
  seed: telling.seed,
  attempt: telling.attempt,
});

/** The paragraphs of a wording that suit a cast. */
export const paragraphsFor = ({ paragraphs }: Wording, tags: Tags): readonly Paragraph[] =>
  paragraphs.filter(({ where }) => suits(tags, where));

/** The wordings of an event that suit the cast and have words for all their slots. */
export const wordingsFor = (event: string, { tale, tags, words }: Material): readonly Wording[] =>
  tale.wordings.filter(
    (wording) =>
      wording.event === event &&
      suits(tags, wording.where) &&
      paragraphsFor(wording, tags).every(({ text }) => canFill(text, words)),
  );

/** The wording that is dealt for an event. @throws RangeError if there is none */
function deal(event: string, material: Material): Wording {
  const wording = dealt(wordingsFor(event, material), [material.seed, event].join('|'), material.attempt);
  if (!wording) throw new RangeError(`${event} has no wording for ${[...material.tags].join(', ')}`);
  return wording;
}

/** Whether each event of a telling has a wording for its cast. */
export function canTell(telling: Telling): boolean {
  const material = materialOf(telling);
  return telling.events.every(({ id }) => wordingsFor(id, material).length > 0);
}

/** Longer than paragraphs are, but for those of people with endless names, which would fill the memory. In UTF-16 code units. */
const REMEMBERED_MOST = 600;
/** Plots are compared by their lengths at every telling, so their paragraphs are counted again and again. */
const counts = new Map(LANGUAGES.map((language) => [language, remembered((text) => countWords(text, language))]));

function sizeOf({ text }: Paragraph, { words }: Material): number {
  const { language } = words;
  const told = fill(text, words, { named: [] });
  const count = told.length > REMEMBERED_MOST ? undefined : counts.get(language);
  return count ? count(told) : countWords(told, language);
}

/** Words of some scenes with or without their optional paragraphs. */
const sizeOfAll = (scenes: readonly Wording[], material: Material, isWhole: boolean): number =>
  scenes
    .flatMap((scene) => paragraphsFor(scene, material.tags))
    .filter(({ isOptional }) => isWhole || !isOptional)
    .reduce((sum, each) => sum + sizeOf(each, material), 0);

/** How far a story may be over its length, as a share of it; the service cuts one that is a fifth longer. */
const LENGTH_MOST = 1.185;
/** How far it may be under it, as a share of it. */
const LENGTH_LEAST = 0.85;

/** How far a telling is over its length at least, or under it at most, in words; 0 if it can have about its length. */
export function missesLengthBy(telling: Telling): number {
  const material = materialOf(telling);
  const scenes = scenesOf(telling.events, material);
  const over = sizeOfAll(scenes, material, false) - telling.length * LENGTH_MOST;
  const under = telling.length * LENGTH_LEAST - sizeOfAll(scenes, material, true);
  return Math.max(0, over, under);
}

/** Optional paragraphs for which there is room, those of every scene in turn, so that none of them is told at length and another in brief. */
function optionalOf(scenes: readonly Wording[], material: Material, length: number): ReadonlySet<Paragraph> {
  const chosen = new Set<Paragraph>();
  let room = length - sizeOfAll(scenes, material, false);
  const chance = createChance([material.seed, material.attempt].join('|'));
  const byScene = scenes.map((scene) =>
    chance.shuffle(paragraphsFor(scene, material.tags).filter(({ isOptional }) => isOptional)),
  );
  for (let turn = 0; byScene.some(({ length: count }) => turn < count); turn += 1) {
    for (const paragraph of byScene.flatMap((optional) => optional[turn] ?? [])) {
      const size = sizeOf(paragraph, material);
      if (size > room) continue;
      room -= size;
      chosen.add(paragraph);
    }
  }
  return chosen;
}

/** The events of a toy or pet that comes along, by the rank of the scene at whose end they are told. */
export const ALSO: Readonly<Partial<Record<Rank, string>>> = { opening: 'also/begin', turn: 'also/end' };

/** The wordings of some events. A paragraph for whoever comes along stands at the end of two of them. */
const scenesOf = (events: readonly EventType[], material: Material): readonly Wording[] =>
  events.flatMap(({ id, rank }) => {
    const [also] = material.words.people.also ? wordingsFor(ALSO[rank] ?? '', material) : [];
    return [deal(id, material), ...(also ? [also] : [])];
  });

/** The paragraphs of some scenes. Those that are optional are told as far as the scenes stay within a length, in words. */
export function tellScenes(scenes: readonly Wording[], material: Material, length: number): string[] {
  // Paragraphs are left out before the others are filled, because a pronoun refers to who was named last.
  const optional = optionalOf(scenes, material, length);
  return scenes.flatMap((scene) => {
    const discourse: Discourse = { named: [] };
    return paragraphsFor(scene, material.tags)
      .filter((paragraph) => !paragraph.isOptional || optional.has(paragraph))
      .map(({ text }) => fill(text, material.words, discourse))
      .filter((text) => text !== '');
  });
}

const titleOf = (wording: Wording, material: Material): string => tellScenes([wording], material, 0).join(' ');

/** The titles that a telling can have: those of its plot, or of every plot for its cast if it has no events yet. */
export function titlesFor(telling: Telling): readonly string[] {
  const material = materialOf(telling);
  const { plots } = telling.tale;
  const plot = plotOf(plots, telling.events[0]?.id);
  return (plot ? [plot] : plots.filter(({ where }) => suits(telling.tags, where))).flatMap(({ id }) =>
    wordingsFor(titleEvent(id), material).map((wording) => titleOf(wording, material)),
  );
}

/** A story as Markdown: a title and its paragraphs. */
export function tellTale(telling: Telling): string {
  const material = materialOf(telling);
  const title = telling.title ?? dealt(titlesFor(telling), telling.seed, telling.attempt) ?? '';
  const scenes = scenesOf(telling.events, material);
  return [`# ${title}`, ...tellScenes(scenes, material, telling.length)].join('\n\n');
}

/**
 * The events of a telling, without a title.
 * @param most words after which no further event is begun
 */
export function tellOn(telling: Telling, most = Infinity): string[] {
  const material = materialOf(telling);
  const scenes: Wording[] = [];
  let room = most;
  for (const event of telling.events) {
    if (scenes.length > 0 && room <= 0) break;
    const told = scenesOf([event], material);
    scenes.push(...told);
    room -= sizeOfAll(told, material, false);
  }
  return tellScenes(scenes, material, telling.length);
}

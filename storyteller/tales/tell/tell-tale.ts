import { countWords, type Language } from '@storyloom/shared/domain';
import { createChance } from '../../engine/chance.ts';
import { type EventType, type Rank, suits, type Tags } from '../plan/events.ts';
import { LEADS, plotOf } from '../plan/plots.ts';
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
}

export const TITLE = 'title';
/** Whether a wording’s event is a title, of a trouble or of one of its plots. */
export const isTitle = (event: string): boolean => event === TITLE || event.endsWith(`/${TITLE}`);
/** The events that are titles of a telling: those of its plot, or of every plot for its cast if it has no events yet. */
function titleEventsOf({ tale: { plots = [] }, events, tags }: Telling): readonly string[] {
  const plot = plotOf(plots, events[0]?.id);
  const own = plot ? [plot] : events.length > 0 ? [] : plots.filter(({ where }) => suits(tags, where));
  return own.length > 0 ? own.map(({ id }) => `${id}/${TITLE}`) : [TITLE];
}
/** The table whose row is chosen by what the trouble is about. */
export const ABOUT = 'about';
/** The one whose row is chosen by where a fear sits, and the one chosen by where the story is set. */
export const WHERE = 'where';
export const SETTING = 'setting';
/** Rows that the request gives: what the hero loves, and what the second child is to the hero. */
export const LIKE = 'like';
export const KIN = 'kin';
/** Tables of which the request can give words of its own. */
export const FREE: readonly string[] = [WHERE, LIKE, KIN];

/** The item that comes up at an attempt; each comes up once before any does again. */
function dealt<T>(items: readonly T[], seed: string, attempt: number): T | undefined {
  return createChance(seed).shuffle(items)[attempt % Math.max(items.length, 1)];
}

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

/** A row of each table, never two with the same `place`, none that an event of the story contradicts, those that the request asks for first. */
function dealtRows({ tale, events, chosen = {}, rows: known = {}, seed, attempt }: Telling): Record<string, Row> {
  const { about, setting, details = [] } = chosen;
  const keys: Readonly<Record<string, readonly (string | undefined)[]>> = {
    [ABOUT]: [about],
    [WHERE]: details,
    [SETTING]: [setting],
  };
  const rows: Record<string, Row> = { ...known };
  const tables = Object.entries(tale.tables).map(([name, all]) => ({ name, ...answering(all, details), all }));
  for (const { name, all, rows: best } of tables.toSorted((one, other) => other.count - one.count)) {
    if (Object.hasOwn(known, name)) continue;
    const taken = Object.values(rows).map(({ place }) => place);
    const free = best.filter(
      ({ place, not }) =>
        (place === undefined || !taken.includes(place)) &&
        !events.some(({ id }) => not?.split(' ').includes(id) === true),
    );
    const own = keys[name];
    const row = own
      ? own.map((key) => all.find((each) => each['key'] === key)).find((each) => each !== undefined)
      : dealt(free, [seed, name].join('|'), attempt);
    if (row) rows[name] = row;
  }
  return rows;
}

/** The paragraphs of a wording that suit a cast. */
export const paragraphsFor = ({ paragraphs }: Wording, tags: Tags): readonly Paragraph[] =>
  paragraphs.filter(({ where }) => suits(tags, where));

/** The wordings of an event that suit the cast and have words for all their slots. */
export function wordingsFor(event: string, { tale, tags, words }: Material): readonly Wording[] {
  const suiting = tale.wordings.filter(
    (wording) =>
      wording.event === event &&
      suits(tags, wording.where) &&
      paragraphsFor(wording, tags).every(({ text }) => canFill(text, words)),
  );
  const own = tags.has(LEADS) ? suiting.filter(({ where }) => where.includes(LEADS)) : [];
  return own.length > 0 ? own : suiting;
}

/** How far a story may be over its length, as a share of it; the service cuts one that is a fifth longer. */
const LENGTH_MOST = 1.17;
/** How far it may be under it, as a share of it, if there are longer wordings. */
const LENGTH_LEAST = 0.85;

/** What every scene of a story is told with. */
export interface Material {
  readonly tale: Tale;
  readonly words: Words;
  /** Those of the cast, and `told hide` for each event of the story. */
  readonly tags: Tags;
  /** Decides which optional paragraphs are told. */
  readonly seed: string;
}

type Dealt = Pick<Telling, 'seed' | 'attempt' | 'events'>;

/** A prime near the number of wordings that an event has. */
const PRIME = 11;
const NUMBERS = Array.from({ length: PRIME }, (_, at) => at);
/** How far the search for a wording that suits goes on, so that it doesn’t meet the next attempt’s. */
const STRIDE = 5;
/** Where the wordings of each rank are dealt from; attempts, of which a story has several, follow. */
const PLACES: Readonly<Record<Rank, number>> = { opening: 0, trouble: 1, low: 2, turn: 3, ending: 4, attempt: 6 };

/** A number below {@link PRIME} for an event, another one for each event of a story. */
function placeOf(id: string, { wordings }: Tale, events: readonly EventType[]): number {
  const event = events.find((each) => each.id === id);
  if (!event) return PRIME - 1;
  const first = PLACES[event.rank];
  if (event.rank === 'ending') return first + Number(event === events.at(-1));
  if (event.rank !== 'attempt') return first;
  return first + ([...new Set(wordings.map((wording) => wording.event))].indexOf(id) % (PRIME - first));
}

/**
 * The wording that comes up for an event at an attempt, of those that fit. Each seed is a line over a finite field: two lines meet at one
 * place at most, so that two stories of different seeds share one scene rather than several, and two attempts share none.
 */
function dealFitting(
  isFit: (wording: Wording) => boolean,
  event: string,
  material: Material,
  dealing: Dealt,
): Wording | undefined {
  const suiting = new Set(wordingsFor(event, material).filter(isFit));
  // Numbered without regard to the plan, because attempts have different ones.
  const numbered = createChance(event)
    .shuffle(material.tale.wordings.filter((wording) => wording.event === event))
    .filter(({ where }) =>
      suits(
        material.tags,
        where.filter((condition) => !condition.includes('told ')),
      ),
    );
  const chance = createChance(dealing.seed);
  const [slope, start] = [chance.pick(NUMBERS), chance.pick(NUMBERS)];
  const value = slope * placeOf(event, material.tale, dealing.events) + start + dealing.attempt;
  for (const step of NUMBERS) {
    const same = numbered.filter(
      (wording, at) => at % PRIME === (value + step * STRIDE) % PRIME && suiting.has(wording),
    );
    if (same.length > 0) return createChance([dealing.seed, event].join('|')).pick(same);
  }
  return undefined;
}

/** A wording in place of the one that is dealt: another at each attempt, and none that the attempts before and after deal. */
function dealInstead(
  isFit: (wording: Wording) => boolean,
  event: string,
  material: Material,
  dealing: Dealt,
): Wording | undefined {
  const near = [PRIME - 1, PRIME + 1].map((step) =>
    dealFitting(() => true, event, material, { ...dealing, attempt: dealing.attempt + step }),
  );
  const fitting = wordingsFor(event, material).filter(isFit);
  const free = fitting.filter((wording) => !near.includes(wording));
  return dealt(free.length > 0 ? free : fitting, [dealing.seed, event].join('|'), dealing.attempt);
}

/** The wording that is dealt for an event. @throws RangeError if there is none */
function deal(event: string, material: Material, dealing: Dealt): Wording {
  const wording = dealFitting(() => true, event, material, dealing);
  if (!wording) throw new RangeError(`${event} has no wording for ${[...material.tags].join(', ')}`);
  return wording;
}

/** A telling with the rows of its tables dealt. */
export const materialOf = (telling: Telling): Material => ({
  tale: telling.tale,
  words: { language: telling.language, people: telling.people, rows: dealtRows(telling) },
  tags: new Set([...telling.tags, ...telling.events.map(({ id }) => `told ${id}`)]),
  seed: [telling.seed, telling.attempt].join('|'),
});

/** Whether a telling can have about its length. */
export function hasLength(telling: Telling): boolean {
  const material = materialOf(telling);
  const scenes = dealScenes(telling, material);
  const [least, most] = [leastSize, wholeSize].map((sizeIn) => sumOf(scenes.map((scene) => sizeIn(scene, material))));
  return (least ?? 0) <= telling.length * LENGTH_MOST && (most ?? 0) >= telling.length * LENGTH_LEAST;
}

/** Whether each event of a telling has a wording for its cast. */
export function canTell(telling: Telling): boolean {
  const material = materialOf(telling);
  return telling.events.every(({ id }) => wordingsFor(id, material).length > 0);
}

const sizeOf = ({ text }: Paragraph, { words }: Material): number =>
  countWords(fill(text, words, { named: [] }), words.language);

/** Words of a wording without its optional paragraphs. */
const leastSize = (wording: Wording, material: Material): number =>
  paragraphsFor(wording, material.tags).reduce((sum, each) => sum + (each.isOptional ? 0 : sizeOf(each, material)), 0);

/** Optional paragraphs for which there is room, those of every scene in turn, so that none of them is told at length and another in brief. */
function optionalOf(scenes: readonly Wording[], material: Material, length: number): ReadonlySet<Paragraph> {
  const chosen = new Set<Paragraph>();
  let room = scenes.reduce((left, scene) => left - leastSize(scene, material), length);
  const chance = createChance(material.seed);
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

/** Words of a wording with all its optional paragraphs. */
const wholeSize = (wording: Wording, material: Material): number =>
  paragraphsFor(wording, material.tags).reduce((sum, each) => sum + sizeOf(each, material), 0);

const sumOf = (sizes: readonly number[]): number => sizes.reduce((sum, size) => sum + size, 0);
const bySize = (sizes: readonly number[]): number[] =>
  [...sizes.keys()].toSorted((one, other) => (sizes[one] ?? 0) - (sizes[other] ?? 0));

/** Scenes of which the longest give way to shorter ones until they fit into a length without their optional paragraphs. */
function withinLength(scenes: readonly Wording[], telling: Telling, material: Material): Wording[] {
  const most = telling.length * LENGTH_MOST;
  const sizes = scenes.map((scene) => leastSize(scene, material));
  let over = sumOf(sizes) - most;
  const fitted = [...scenes];
  for (const at of bySize(sizes).toReversed()) {
    if (over <= 0) break;
    const size = Math.max(most / scenes.length, (sizes[at] ?? 0) - over);
    const isShort = (wording: Wording): boolean => leastSize(wording, material) <= size;
    const shorter = dealInstead(isShort, scenes[at]?.event ?? '', material, telling);
    if (!shorter) continue;
    over -= (sizes[at] ?? 0) - leastSize(shorter, material);
    fitted[at] = shorter;
  }
  return fitted;
}

/** Scenes of which the shortest give way to longer ones until they reach a length with their optional paragraphs. */
function upToLength(scenes: readonly Wording[], telling: Telling, material: Material): Wording[] {
  const sizes = scenes.map((scene) => wholeSize(scene, material));
  let under = telling.length * LENGTH_LEAST - sumOf(sizes);
  const fitted = [...scenes];
  for (const at of bySize(sizes)) {
    if (under <= 0) break;
    const size = Math.max(telling.length / scenes.length, (sizes[at] ?? 0) + 1);
    const isLong = (wording: Wording): boolean => wholeSize(wording, material) >= size;
    const longer = dealInstead(isLong, scenes[at]?.event ?? '', material, telling);
    if (!longer) continue;
    under -= wholeSize(longer, material) - (sizes[at] ?? 0);
    fitted[at] = longer;
  }
  return fitted;
}

/** The wordings dealt for a telling’s events, so that the story has about its length. */
function dealScenes(telling: Telling, material: Material): Wording[] {
  const scenes = telling.events.map(({ id }) => deal(id, material, telling));
  return withinLength(upToLength(scenes, telling, material), telling, material);
}

const titleOf = (wording: Wording, material: Material): string => tellScenes([wording], material, 0).join(' ');

/** The titles that a telling can have. */
export const titlesFor = (telling: Telling): readonly string[] => {
  const material = materialOf(telling);
  return titleEventsOf(telling).flatMap((event) =>
    wordingsFor(event, material).map((wording) => titleOf(wording, material)),
  );
};

/** A story as Markdown: a title and its paragraphs. */
export function tellTale(telling: Telling): string {
  const material = materialOf(telling);
  const title = telling.title ?? titleOf(deal(titleEventsOf(telling)[0] ?? TITLE, material, telling), material);
  const scenes = dealScenes(telling, material);
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
  for (const { id } of telling.events) {
    if (scenes.length > 0 && room <= 0) break;
    const scene = deal(id, material, telling);
    scenes.push(scene);
    room -= tellScenes([scene], material, 0).reduce((sum, text) => sum + countWords(text, telling.language), 0);
  }
  return tellScenes(scenes, material, telling.length);
}

import { countWords } from '@storyloom/shared/domain';
import type { StoryOrder } from '../engine/cast.ts';
import { createChance } from '../engine/chance.ts';
import { castStory } from './cast/cast-story.ts';
import type { EventType } from './plan/events.ts';
import { soundPlans } from './plan/plan-story.ts';
import { isPlotFor, planOf, plotOf } from './plan/plots.ts';
import type { Detail } from './request/details.ts';
import { readRequest } from './request/read-request.ts';
import type { Request } from './request/request.ts';
import { goOn } from './retell/go-on.ts';
import { knownTale, readLines } from './retell/read-tale.ts';

import type { Tale } from './tell/parse-tale.ts';
import { SLOT } from './tell/tell-scene.ts';
import {
  answering,
  canTell,
  hasLength,
  KIN,
  LIKE,
  SETTING,
  tellTale,
  type Telling,
  titlesFor,
  WHERE,
} from './tell/tell-tale.ts';
import { attemptsFor, hasTales, isLive, subjectOf, TABLES, taleFor, taleOf } from './troubles.ts';

/** Longest tale in words. One that is asked to be longer is told in as many, and the page says that it is shorter. */
const LENGTH_MAX = 1_500;
/** Plans that are looked at for one with the title that a reader chose. */
const CHAPTERS_MAX = 40;

/** A story that was asked for, and the parts of its prompt that it doesn’t use, as they were written. */
export interface ToldTale {
  readonly text: string;
  readonly unused: readonly string[];
}

/** Items from the one that comes up at an attempt. */
function rotated<T>(items: readonly T[], attempt: number): readonly T[] {
  const from = attempt % Math.max(items.length, 1);
  return [...items.slice(from), ...items.slice(0, from)];
}

const chapterCount = (begun: string): number => begun.match(/^##? /gm)?.length ?? 0;

/**
 * What is told for a request, except for which of its stories and how long; `undefined` if its people have no wordings, or no story
 * has the title that is wanted.
 */
type Asked = (attempt: number, length: number, title?: string) => Telling | undefined;

/** The tables of which a telling’s wordings have slots; all if they are not of a plot. */
function tablesIn({ tale, events }: Telling): Tale['tables'] {
  const plot = plotOf(tale.plots ?? [], events[0]?.id);
  if (!plot) return tale.tables;
  const texts = tale.wordings
    .filter(({ event }) => event.startsWith(`${plot.id}/`))
    .flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text));
  const used = new Set(texts.flatMap((text) => [...text.matchAll(SLOT)].map(([, subject]) => subject)));
  return Object.fromEntries(Object.entries(tale.tables).filter(([name]) => used.has(name)));
}

/** What a request says of its fear and a telling has no words for, as it was written. */
function notTold({ details, setting }: Request, telling: Telling): string[] {
  const tables = tablesIn(telling);
  const isTold = ({ key }: Detail): boolean =>
    tables[WHERE]?.some((row) => row['key'] === key) === true ||
    Object.values(tables).some((rows) => answering(rows, [key]).count > 0);
  const isSet = setting === undefined || tables[SETTING]?.some((row) => row['key'] === setting.key) === true;
  return [...details.filter((detail) => !isTold(detail)), ...(isSet ? [] : [setting])].map(({ phrase }) => phrase);
}

/** What is told of a request, and what a telling leaves out of it. */
interface Found {
  readonly telling: Asked;
  readonly unusedBy: (telling: Telling) => readonly string[];
}

function asked(order: StoryOrder): Found | undefined {
  const { prompt, language, genre, perspective, who, hero, avoid, chapters, isRehearsal } = order;
  if (genre !== 'children' || perspective !== 'third' || chapters) return undefined;
  const request = readRequest(prompt, language, who ?? hero);
  const id = taleFor(request);
  const [table, tale] = [TABLES[id ?? ''], taleOf(id ?? '', language)];
  if (id === undefined || !table || !tale) return undefined;
  if (!isRehearsal && !isLive(id, language)) return undefined;
  const cast = castStory(request, language, { prompt, who, avoid, hasThing: table.hasThing });
  if (!cast) return undefined;
  const about = cast.about ?? request.about?.concept ?? '';
  const tags = new Set([...cast.tags, `about ${subjectOf(id, about)}`]);
  const { bedtime } = request;
  // Who minds being alone minds no place.
  const details = subjectOf(id, about) === 'alone' ? [] : request.details.map(({ key }) => key);
  const said = request.setting?.key;
  // A grandmother writes of a night at her own house.
  const setting = said === 'sleepover' && tags.has('elder grandparent') ? 'grandparents' : said;
  // A noise or a place that the request names has to be in the story.
  const answersIn = new Set(
    Object.keys(tale.tables).filter((name) => answering(tale.tables[name] ?? [], details).count > 0),
  );
  const places = details.filter((key) => tale.tables[WHERE]?.some((row) => row['key'] === key) === true);
  const ownPlace = places.length === 0 && subjectOf(id, about) === 'monster' ? request.fearPlace : undefined;
  const unusedBy = (telling: Telling): readonly string[] => [
    ...cast.left,
    ...request.unused,
    ...notTold(request, telling),
  ];
  const rows = {
    ...(ownPlace === undefined ? {} : { [WHERE]: { in: ownPlace } }),
    ...(cast.kin ? { [KIN]: cast.kin } : {}),
    ...(request.like === undefined ? {} : { [LIKE]: { what: request.like } }),
  };
  const rest = { language, tale, people: cast.people, tags, rows, seed: prompt };
  const chosen = { about, setting, details };
  const plots = (tale.plots ?? []).filter((plot) =>
    isPlotFor(plot, tags, ownPlace === undefined ? places : [ownPlace]),
  );
  if (plots.length > 0) {
    const shuffled = createChance(`${prompt}|plots`).shuffle(plots);
    const telling: Asked = (attempt, wanted, title) => {
      const length = Math.min(wanted, LENGTH_MAX);
      const tellings = rotated(shuffled, attempt)
        .map((plot) => ({
          ...rest,
          events: planOf(plot, length),
          chosen: { ...chosen, details: [...details, ...(plot.place === undefined ? [] : [plot.place])] },
          length,
          attempt,
        }))
        .filter(canTell);
      if (title !== undefined) return tellings.find((each) => titlesFor(each).includes(title));
      return tellings.find(hasLength) ?? tellings[0];
    };
    return { telling, unusedBy };
  }
  const found = [1, 2, 3].map((attempts) => soundPlans(table.events, { tags, attempts, bedtime }));
  if (found.every((plans) => plans.length === 0)) return undefined;
  const telling: Asked = (attempt, wanted) => {
    const length = Math.min(wanted, LENGTH_MAX);
    const fitting = attemptsFor(length).flatMap((attempts) => found[attempts - 1] ?? []);
    // One plan alone would be told again and again.
    const plans = fitting.length > 1 ? fitting : found.flat();
    const answersOf = (events: readonly EventType[]): number =>
      new Set(events.flatMap(({ tables = [] }) => tables).filter((name) => answersIn.has(name))).size;
    const most = Math.max(...plans.map(answersOf));
    const shuffled = createChance(`${prompt}|plans`).shuffle(plans.filter((events) => answersOf(events) === most));
    const tellings = rotated(shuffled, attempt).map((events) => ({ ...rest, events, chosen, length, attempt }));
    return tellings.find(canTell);
  };
  return { telling, unusedBy };
}

/**
 * The story that a prompt asks for, or `undefined` if nothing is written yet for its trouble, its people or its language. Another attempt
 * is told by another plan and in other words.
 */
export function tellRequest(order: StoryOrder): ToldTale | undefined {
  const found = asked(order);
  const telling = found?.telling(order.attempt, order.length);
  return found && telling && { text: tellTale(telling), unused: found.unusedBy(telling) };
}

/** The story that a prompt asks for in each of some lengths; `undefined` as for {@link tellRequest}. */
export function talesOf(order: StoryOrder, lengths: readonly number[]): Iterable<string> | undefined {
  const telling = asked(order)?.telling;
  if (!telling) return undefined;
  const within = new Set(lengths.map((length) => Math.min(length, LENGTH_MAX)));
  const tellings = [...within].flatMap((length) => telling(order.attempt, length) ?? []);
  return tellings.length < within.size ? undefined : tellEach(tellings);
}

function* tellEach(tellings: readonly Telling[]): Generator<string> {
  for (const telling of tellings) yield tellTale(telling);
}

/**
 * The next chapter of a tale: its people on another day, told by another plan.
 * @param title one of the titles that were suggested, if the reader chose one
 */
export function tellNextChapter(order: StoryOrder, begun: string, title?: string): string | undefined {
  const found = asked(order);
  if (!found) return undefined;
  const first = order.attempt + chapterCount(begun);
  const numbers = Array.from({ length: CHAPTERS_MAX }, (_, at) => first + at);
  const tellings = numbers.flatMap((attempt) => found.telling(attempt, order.length) ?? []);
  const chosen =
    title === undefined
      ? undefined
      : (found.telling(first, order.length, title) ?? tellings.find((telling) => titlesFor(telling).includes(title)));
  const [next] = tellings;
  return chosen
    ? `#${tellTale({ ...chosen, ...(title === undefined ? {} : { title }) })}`
    : next && `#${tellTale(next)}`;
}

/** The rest of a tale that was begun, or its next chapter if it has ended; `undefined` if the text is of no tale. */
export function continueTale(order: StoryOrder, begun: string, isTooShort: boolean): string | undefined {
  const { genre, language, length, isRehearsal } = order;
  const read = isRehearsal || hasTales(genre, language) ? readLines(begun, language) : undefined;
  const known = read && knownTale(read.id, read.lines, language);
  if (!known) return undefined;
  const most = Math.max(length, countWords(begun, language));
  const rest = goOn(known, read.lines, { language, attempt: order.attempt, length: most });
  if (rest !== '') return rest;
  // A tale that is over is never drawn out.
  if (isTooShort) return '';
  const chapter = tellNextChapter(order, begun);
  return chapter && `\n\n${chapter}`;
}

import { countWords, type Language, namesIn, type Perspective, SUGGESTIONS } from '@storyloom/shared/domain';
import type { StoryOrder } from '../engine/cast.ts';
import { headChapters } from '../engine/head-chapters.ts';
import { castAnimals } from './cast/cast-animals.ts';
import { castStory } from './cast/cast-story.ts';
import { plotOf } from './plan/plots.ts';
import { circumstancesOf } from './request/circumstances.ts';
import type { Detail } from './request/details.ts';
import { dishIn } from './request/dishes.ts';
import { findWord, formsOf, nounOf } from './request/lexicon.ts';
import { readRequest } from './request/read-request.ts';
import type { Request } from './request/request.ts';
import { withoutTrouble, withSubject } from './request/subjects.ts';
import { harmedThing, thingsLeft } from './request/things.ts';
import { foldOf, plainOf } from './request/tokens.ts';
import { skillOf } from './request/skills.ts';
import { ANY_CONTEST, topicOf } from './request/topic.ts';
import { endOfText } from './retell/end-of-text.ts';
import { goOn } from './retell/go-on.ts';
import { knownTale, readLines } from './retell/read-tale.ts';
import type { Row, Tale } from './tell/parse-tale.ts';
import { choosePlot } from './tell/tell-plot.ts';
import { SLOT } from './tell/tell-scene.ts';
import {
  ABOUT,
  answering,
  BABY,
  KIN,
  LIKE,
  SAID,
  SETTING,
  tellTale,
  type Telling,
  titlesFor as titlesOf,
  WHERE,
} from './tell/tell-tale.ts';
import { AMONG_ANIMALS, OF_ANYTHING, subjectOf, taleFor, taleOf, taleOfAnything } from './troubles.ts';
import { TYPES } from './types.ts';

/** Longest tale in words. One that is asked to be longer is told in as many, and the page says that it is shorter. */
const LENGTH_MAX = 1_500;

/** A story that was asked for, and the parts of its prompt that it doesn’t use, as they were written. */
export interface ToldTale {
  readonly text: string;
  readonly unused: readonly string[];
}

const chapterCount = (begun: string): number => begun.match(/^##? /gm)?.length ?? 0;

/** The tables of which a telling’s wordings have slots. */
function tablesIn({ tale, events }: Telling): Tale['tables'] {
  const plot = plotOf(tale.plots, events[0]?.id);
  const texts = tale.wordings
    .filter(({ event }) => event.startsWith(`${plot?.id}/`))
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
  // Who minds being alone minds no place.
  const places = telling.tags.has('about alone') ? [] : details;
  return [...places.filter((detail) => !isTold(detail)), ...(isSet ? [] : [setting])].map(({ phrase }) => phrase);
}

/** The noun of a phrase in a spaced language, mostly: `every blanket`. */
const lastWordOf = (phrase: string, language: Language): string =>
  language === 'chinese' ? phrase : (phrase.split(' ').at(-1) ?? phrase);

/** What counts of the details of a fear. Who minds being alone minds no place, and a ghost behind the curtain is not in the kitchen as well. */
function detailsFor({ details, fearPlace }: Request, subject: string | undefined): readonly Detail[] {
  if (subject === 'alone') return [];
  const there = details.filter(({ phrase }) => fearPlace?.includes(phrase) === true);
  return subject === 'monster' && there.length > 0 ? there : details;
}

/** What is told of a request, and what a telling leaves out of it. */
interface Asked {
  /** `undefined` if no plot is for its people, or none has the title that is wanted. */
  readonly telling: (attempt: number, length: number, title?: string) => Telling | undefined;
  readonly unusedBy: (telling: Telling, text: string) => readonly string[];
}

/** A request and a tale that can tell of it. */
interface Candidate {
  readonly request: Request;
  readonly id: string;
  readonly concept: string;
}

/** The persons in which no tale is told. */
const PERSONS: Readonly<Record<Language, Readonly<Partial<Record<Perspective, string>>>>> = {
  english: { first: 'first person', second: 'second person' },
  spanish: { first: 'primera persona', second: 'segunda persona' },
  french: { first: 'première personne', second: 'deuxième personne' },
  chinese: { first: '第一人称', second: '第二人称' },
};

/** Somebody’s thing that was broken, with its article: `her tower` is the tower. */
function brokenIn({ about, written, others }: Request, circumstances: readonly string[]): string | undefined {
  if (!circumstances.includes('cause broken')) return undefined;
  const toy = others.find(({ kind, name }) => kind === 'toy' && name === undefined);
  return nounOf(about?.concept ?? toy?.concept ?? '', written, undefined, about?.phrase)?.the;
}

/** A secret that is nothing else: `a secret`. */
const BARE_SECRET = /^(?:an? |un |une |le |el |su |son )?(?:secret[oa]?|秘密)$/iu;
/** Whether a story can say a topic: it knows that it is of a race or of a secret. */
const isTold = (topic: string, id: string, subject: string | undefined): boolean =>
  id === 'secret'
    ? subject === 'found' && !BARE_SECRET.test(topic)
    : (subject !== 'race' && subject !== 'any') || !ANY_CONTEST.test(topic);

/** A text in which nobody’s name can be taken for a thing: 石头 can be a boy. */
const withoutNames = (text: string, { leads, others }: Request): string =>
  [...leads, ...others].reduce(
    (rest, { name }) => (name ? rest.replaceAll(name, ' '.repeat(name.length)) : rest),
    text,
  );

const isThing = (concept: string | undefined, language: Language): boolean =>
  formsOf(concept ?? '', language)[0]?.kind === 'thing';

function askedOf({ request, id, concept }: Candidate, order: StoryOrder): Asked | undefined {
  const { prompt, language, perspective, who, avoid } = order;
  const [type, tale] = [TYPES[id], taleOf(id, language)];
  if (!type || !tale) return undefined;
  const casting = { prompt, who, avoid, type };
  const cast = id === AMONG_ANIMALS ? castAnimals(request, language, casting) : castStory(request, language, casting);
  if (!cast) return undefined;
  const about = cast.about ?? concept;
  const subject = subjectOf(id, about);
  const circumstances = circumstancesOf(request, foldOf(plainOf(prompt)));
  const tags = new Set([...cast.tags, `about ${subject}`, ...circumstances]);
  const details = detailsFor(request, subject).map(({ key }) => key);
  const place = request.setting?.key;
  // A grandmother writes of a night at her own house.
  const setting = place === 'sleepover' && tags.has('elder grandparent') ? 'grandparents' : place;
  const known = details.filter((key) => tale.tables[WHERE]?.some((row) => row['key'] === key) === true);
  const ownPlace = known.length === 0 && subject === 'monster' ? request.fearPlace : undefined;
  const row = tale.tables[ABOUT]?.find(({ key }) => key === about);
  const inWords =
    type.columns[ABOUT]?.includes(SAID) === true
      ? request.trouble === 'flaw'
        ? request.about?.phrase
        : request.trouble === 'learn'
          ? skillOf(request.about, language)
          : topicOf(request.about, language, request.trouble === 'deliver')
      : undefined;
  const harmed =
    id === 'confess' ? nounOf(harmedThing(withoutNames(prompt, request), language) ?? '', language)?.the : undefined;
  const dish = id === 'refuse' && subject === 'meal' ? dishIn(prompt, language) : undefined;
  const said = id === 'refuse' ? dish : id === 'confess' ? harmed : (inWords ?? brokenIn(request, circumstances));
  const topic = said !== undefined && isTold(said, id, subject) ? said : undefined;
  // Two who want the same thing want something that one can see.
  const isWanted =
    id === 'quarrel' && topic !== undefined && circumstances.length === 0 && isThing(request.about?.concept, language);
  if (isWanted) tags.add('cause wanted');
  const rows: Record<string, Row> = {
    ...(topic === undefined ? {} : { [ABOUT]: { ...row, [SAID]: topic } }),
    ...(ownPlace === undefined ? {} : { [WHERE]: { in: ownPlace } }),
    ...(request.setting?.said === undefined ? {} : { [SETTING]: { at: request.setting.said } }),
    ...(cast.kin ? { [KIN]: cast.kin } : {}),
    ...(cast.baby ? { [BABY]: cast.baby } : {}),
    ...(request.like === undefined ? {} : { [LIKE]: { what: request.like } }),
  };
  const { people } = cast;
  const told = { language, tale, people, tags, rows, chosen: { about, setting, details }, seed: prompt };
  return {
    telling: (attempt, length, title) =>
      choosePlot(
        { ...told, attempt, length: Math.min(length, LENGTH_MAX) },
        ownPlace === undefined ? known : [ownPlace],
        title,
      ),
    unusedBy: (telling, text) => {
      const unread = request.unused.filter(
        (phrase) => findWord(phrase.toLowerCase(), language)?.form.concept !== about,
      );
      const left = [...cast.left, ...unread, ...notTold(request, telling)];
      const names = [...request.leads, ...request.others].flatMap(({ name }) => name ?? []);
      const things = thingsLeft(prompt, text, language, [...names, ...left, request.about?.phrase ?? '']);
      // A wish that no slot can say is listed as it was written.
      const isVague = topic === undefined && subject === OF_ANYTHING;
      const wished = isVague ? [request.about?.phrase ?? ''] : [];
      const person = PERSONS[language][perspective];
      const all = [...left, ...wished, ...(topic === undefined ? [] : [topic]), ...things];
      // What a story says anyway is told.
      const unsaid = all.filter((phrase) => phrase !== '' && !text.includes(lastWordOf(phrase, language)));
      return [...unsaid, ...(person === undefined ? [] : [person])];
    },
  };
}

/** What can be told of an order, the nearest first: of its trouble, of its people alone. */
function* tellable(order: StoryOrder): Generator<Asked> {
  const { prompt, language, who, hero } = order;
  const request = withSubject(readRequest(prompt, language, who ?? hero), prompt);
  const told = taleFor(request);
  const peopled = withoutTrouble(request);
  const chosen = [...(told ? [{ request, ...told }] : []), { request: peopled, ...taleOfAnything(peopled) }];
  for (const each of chosen) {
    const asked = askedOf(each, order);
    if (asked) yield asked;
  }
}

/**
 * The first story of an order that can be told, by another plot at each attempt; of its people alone if none of its trouble suits.
 * @throws RangeError if no story is written for its people
 */
function tellingOf(
  order: StoryOrder,
  { attempt, length, title }: { readonly attempt: number; readonly length: number; readonly title?: string },
  all: Iterable<Asked> = tellable(order),
): { readonly asked: Asked; readonly telling: Telling } {
  for (const asked of all) {
    const telling = asked.telling(attempt, length, title) ?? asked.telling(attempt, length);
    if (telling) return { asked, telling };
  }
  throw new RangeError(`no story in ${order.language} is for the people of a request`);
}

/** A tale with the chapters that the user planned, or those of them that `begun` does not have yet. */
function headed(text: string, { chapters, language }: StoryOrder, begun?: string): string {
  if (!chapters) return text;
  const there = begun?.match(/^## /gm)?.length ?? 0;
  return headChapters(text, chapters.slice(there), { language, goesOn: there > 0 });
}

/** The story that a prompt asks for. Another attempt is told by another plot. */
export function tellRequest(order: StoryOrder): ToldTale {
  const { attempt, length } = order;
  const { asked, telling } = tellingOf(order, { attempt, length });
  const text = tellTale(telling);
  return { text: headed(text, order), unused: asked.unusedBy(telling, text) };
}

/** The story that a prompt asks for in each of some lengths. */
export function* talesOf(order: StoryOrder, lengths: readonly number[]): Generator<string> {
  const { attempt } = order;
  const all = [...tellable(order)];
  for (const length of new Set(lengths.map((each) => Math.min(each, LENGTH_MAX))))
    yield headed(tellTale(tellingOf(order, { attempt, length }, all).telling), order);
}

/** An order for the person whom a text by another author names most often, if it names one. */
function peopledBy(text: string, order: StoryOrder): StoryOrder {
  const [name] = namesIn(text, order.language);
  return name === undefined || order.who !== undefined ? order : { ...order, who: name };
}

/**
 * The next chapter of a story: its people on another day, told by another plot.
 * @param title one of the titles that were suggested, if the reader chose one
 */
export function tellNextChapter(order: StoryOrder, begun: string, title?: string): string {
  return tellChapterOf(
    readLines(endOfText(begun, order.language), order.language) ? order : peopledBy(begun, order),
    begun,
    title,
  );
}

function tellChapterOf(order: StoryOrder, begun: string, title?: string): string {
  const { length } = order;
  const attempt = order.attempt + chapterCount(begun);
  const { telling } = tellingOf(order, { attempt, length, ...(title === undefined ? {} : { title }) });
  const isChosen = title !== undefined && titlesOf(telling).includes(title);
  return `#${tellTale({ ...telling, ...(isChosen ? { title } : {}) })}`;
}

/** Titles of stories that can follow on a text by another author. */
export function titlesFor(text: string, language: Language): readonly string[] {
  const plain = { prompt: '', language, genre: 'children', perspective: 'third', tone: 'light', length: 800 } as const;
  const order = peopledBy(text, { ...plain, attempt: 0 });
  const all = [...tellable(order)];
  return Array.from({ length: SUGGESTIONS }, (_, attempt) => {
    const { telling } = tellingOf(order, { attempt, length: order.length }, all);
    return titlesOf(telling)[0] ?? '';
  });
}

/** What follows on a text by another author: a story of its people. */
export function tellAfter(order: StoryOrder, begun: string): string {
  const { attempt, length } = order;
  const text = tellTale(tellingOf(peopledBy(begun, order), { attempt, length }).telling);
  return headed(text.slice(text.indexOf('\n\n') + 2), order, begun);
}

/** The rest of a tale that was begun, or its next chapter if it has ended; `undefined` if the text is of no tale. */
export function continueTale(order: StoryOrder, begun: string, isTooShort: boolean): string | undefined {
  const { language, length } = order;
  const end = endOfText(begun, language);
  const read = readLines(end, language);
  const known = read && knownTale(read.id, read.lines, language);
  if (!known) return undefined;
  const most = Math.max(length, countWords(end, language));
  const rest = goOn(known, read.lines, { language, attempt: order.attempt, length: most });
  if (rest !== '') return headed(rest, order, begun);
  // A tale that is over is never drawn out.
  return isTooShort ? '' : `\n\n${tellChapterOf(order, begun)}`;
}

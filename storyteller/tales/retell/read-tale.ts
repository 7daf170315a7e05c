import type { Language } from '@storyloom/shared/domain';
import { mostOf } from '../../retell/most-of.ts';
import { petTag } from '../cast/cast-story.ts';
import { elderCalled, elderTags, isWoman } from '../cast/elders.ts';
import { meets, type Part, PARTS, type Role } from '../plan/events.ts';
import { ANIMALS, plotOf } from '../plan/plots.ts';
import { findWord, nounOf } from '../request/lexicon.ts';
import { genderOf } from '../request/names.ts';
import type { Row, Tale } from '../tell/parse-tale.ts';
import type { Gender, People, Person } from '../tell/people.ts';
import { ABOUT, isFree, isTitle } from '../tell/tell-tale.ts';
import { AGES } from '../tell/tell-scene.ts';
import { taleOf } from '../troubles.ts';
import { TYPES } from '../types.ts';
import type { Read } from './match-line.ts';
import { plainOfLine } from './paragraph-pattern.ts';
import type { Line } from './read-lines.ts';

export { type Line, readLines } from './read-lines.ts';

/** What the lines of a text say about the story that they tell. */
export interface KnownTale {
  readonly id: string;
  readonly tale: Tale;
  readonly people: People;
  /** What its people and its trouble are, as conditions, as far as the text shows. */
  readonly tags: ReadonlySet<string>;
  readonly rows: Readonly<Record<string, Row>>;
  /** The events told so far, in the order of the text. */
  readonly events: readonly string[];
}

const withoutArticle = (noun: string): string =>
  noun
    .replace(/^(?:(?:an?|the|une?|l[ea]|el|una) |l’)/iu, '')
    .replace(/^[一][\p{Script=Han}](?=\p{Script=Han})/u, '')
    .replace(/^(?:toy |玩具)| (?:de|en) peluche$/iu, '');

/** Somebody as the lines tell of them; `undefined` if they never name them. */
function personIn(part: Part, reads: readonly Read[], language: Language): Person | undefined {
  const own = reads.filter((read) => 'part' in read && read.part === part);
  const name = mostOf(own.flatMap(({ type, text }) => (type === 'name' ? [text] : [])));
  if (name === undefined) return undefined;
  const said = mostOf(own.flatMap((read) => (read.type === 'gender' ? [read.gender] : [])));
  const written = mostOf(own.flatMap(({ type, text }) => (type === 'noun' ? [withoutArticle(text)] : [])));
  const form = written === undefined ? undefined : findWord(written.toLowerCase(), language)?.form;
  const noun = form && nounOf(form.concept, language, form.gender);
  const age = mostOf(own.flatMap(({ type, text }) => (type === 'age' ? [text] : [])));
  const years = age === undefined ? 0 : AGES[language].split(' ').indexOf(age.toLowerCase()) + 1;
  const elder = part === 'elder' ? elderCalled(name, language) : undefined;
  const gender: Gender | undefined =
    said ?? (elder ? (isWoman(elder) ? 'f' : 'm') : (form?.gender ?? genderOf(name, language)));
  return {
    role: part,
    name,
    gender,
    ...(noun ? { noun: { noun: noun.bare, a: noun.a, the: noun.the } } : {}),
    ...(years > 0 ? { age: years } : {}),
  };
}

/** The row of each table of which the lines say the most cells: rows can share some of them. */
function rowsIn({ tables }: Tale, reads: readonly Read[], language: Language): Record<string, Row> {
  const said = new Map<string, Set<string>>();
  for (const read of reads) {
    if (read.type !== 'cell') continue;
    const key = `${read.table} ${read.column}`;
    said.set(key, (said.get(key) ?? new Set()).add(read.text.toLowerCase()));
  }
  const free = new Map<string, Row>();
  for (const read of reads) {
    if (read.type !== 'cell' || !isFree(read.table, read.column)) continue;
    free.set(read.table, { ...free.get(read.table), [read.column]: read.text });
  }
  const known = Object.fromEntries(
    Object.entries(tables).flatMap(([name, rows]) => {
      const columns = Object.keys(rows[0] ?? {}).filter((column) => said.has(`${name} ${column}`));
      const countOf = (row: Row): number =>
        columns.filter((column) => said.get(`${name} ${column}`)?.has(plainOfLine(row[column] ?? '', language).lower))
          .length;
      const [best] = rows
        .map((row) => ({ row, count: countOf(row) }))
        .toSorted((one, other) => other.count - one.count);
      return best && best.count > 0 ? [[name, best.row]] : [];
    }),
  );
  const about = free.get(ABOUT);
  return { ...Object.fromEntries(free), ...known, ...(about ? { [ABOUT]: { ...known[ABOUT], ...about } } : {}) };
}

/** Kinds of conditions of which a story meets one. */
const TAGS = ['about '];
const isOneTag = (condition: string): boolean => !condition.startsWith('not ') && !condition.includes('|');

/** What a friend can be, as conditions of wordings. */
const FRIENDS: readonly (readonly string[])[] = [
  ['friend toy'],
  ['friend pet', 'pet dog'],
  ['friend pet', 'pet cat'],
  ['friend pet', 'pet other'],
  ['friend speaking', 'kin sibling'],
  ['friend speaking', 'kin friend'],
  ['friend animal'],
];

/** The kind of friend of whom most wordings of a story can be told; the one that its noun names if there are several. */
function friendOf(conditions: readonly string[], pet: string | undefined): readonly string[] {
  const own = conditions.filter((each) => /^(?:not )?(?:friend|pet|kin) /.test(each) && !each.endsWith('fearless'));
  const metBy = (tags: readonly string[]): number => own.filter((each) => meets(new Set(tags), each)).length;
  const most = Math.max(...FRIENDS.map(metBy));
  const fitting = FRIENDS.filter((tags) => metBy(tags) === most);
  return fitting.find((tags) => pet !== undefined && pet !== 'pet other' && tags.includes(pet)) ?? fitting[0] ?? [];
}

/** What the lines say of their story. The hero and the elder have to be named; without them nothing can be told. */
export function knownTale(id: string, lines: readonly Line[], language: Language): KnownTale | undefined {
  const tale = taleOf(id, language);
  const type = TYPES[id];
  if (!tale || !type) return undefined;
  const reads = lines.flatMap((line) => line.reads);
  const people = Object.fromEntries(
    PARTS.flatMap((part) => {
      const person = personIn(part, reads, language);
      return person ? [[part, person]] : [];
    }),
  ) as Partial<Record<Part, Person>>;
  const { hero, friend, elder, also, thing } = people;
  if (!hero) return undefined;
  const wordings = lines.flatMap(({ pattern }) => (pattern ? [pattern.wording] : []));
  const events = [...new Set(wordings.map(({ event }) => event))].filter(
    (event) => !isTitle(event) && plotOf(tale.plots, event),
  );
  const conditions = [
    ...lines.flatMap(({ pattern }) => [...(pattern?.wording.where ?? []), ...(pattern?.paragraph.where ?? [])]),
    ...(plotOf(tale.plots, events[0])?.where ?? []),
  ];
  const rows = rowsIn(tale, reads, language);
  const subject = type.subjects[rows[ABOUT]?.['key'] ?? ''];
  const relation = elder && elderCalled(elder.name, language);
  const animal = findWord(friend?.noun?.['noun'] ?? '', language);
  const friendTags = friendOf(conditions, animal && petTag(animal.form.concept));
  const missing = (role: Role): Person => ({ role, name: '', gender: undefined });
  return {
    id,
    tale,
    people: {
      hero,
      friend: friend ?? missing('friend'),
      elder: elder ?? missing('elder'),
      ...(also ? { also } : {}),
      ...(thing ? { thing } : {}),
    },
    tags: new Set([
      conditions.includes(ANIMALS) ? ANIMALS : 'hero child',
      ...conditions.filter((each) => each.startsWith('also ')),
      ...(hero.age === undefined ? [] : ['hero aged']),
      ...TAGS.flatMap((kind) => mostOf(conditions.filter((each) => isOneTag(each) && each.startsWith(kind))) ?? []),
      ...friendTags,
      ...(subject === undefined ? [] : [`about ${subject}`]),
      ...(relation ? elderTags(relation) : []),
    ]),
    rows,
    events,
  };
}

import type { Language } from '@storyloom/shared/domain';
import { plainOf } from '../../retell/plain.ts';
import { petTag } from '../cast/cast-story.ts';
import { elderCalled } from '../cast/elders.ts';
import { ROLES, type Part, type Role } from '../plan/events.ts';
import { findWord, nounOf } from '../request/lexicon.ts';
import { genderOf } from '../request/names.ts';
import type { Row, Tale, Wording } from '../tell/parse-tale.ts';
import type { Gender, People, Person } from '../tell/people.ts';
import { ABOUT, TITLE } from '../tell/tell-tale.ts';
import { AGES } from '../tell/tell-scene.ts';
import { TABLES, taleOf } from '../troubles.ts';
import { type Clue, type ParagraphPattern, patternsOf } from './paragraph-pattern.ts';

type Read = Clue & { readonly text: string };

/** A line of a text, and the paragraph of a tale that it was made from. */
export interface Line {
  readonly text: string;
  readonly pattern?: ParagraphPattern;
  readonly reads: readonly Read[];
}

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

const known = new Map<string, readonly ParagraphPattern[]>();

function patternsIn(id: string, language: Language): readonly ParagraphPattern[] {
  const tale = taleOf(id, language);
  if (!tale) return [];
  const key = `${id} ${language}`;
  const patterns = known.get(key) ?? patternsOf(tale, language);
  known.set(key, patterns);
  return patterns;
}

/** All that a line can have been made from: a paragraph such as the refrain stands in several wordings. */
function readingsOf(text: string, patterns: readonly ParagraphPattern[], language: Language): Line[] {
  if (text.trim() === '') return [];
  const isTitle = text.startsWith('#');
  const plain = plainOf(text.replace(/^#+ /, '').trim(), language).text;
  const lower = plain.toLowerCase();
  return patterns.flatMap((pattern) => {
    if ((pattern.wording.event === TITLE) !== isTitle || !lower.includes(pattern.contains)) return [];
    const { regex, clues } = pattern.matcher();
    const found = regex.exec(plain);
    if (!found) return [];
    const reads = clues.flatMap((clue, group) => {
      const said = found[group + 1];
      return said === undefined ? [] : [{ ...clue, text: said }];
    });
    return [{ text, pattern, reads }];
  });
}

/** What each line was most likely made from: the wording of the lines beside it, if it can be. */
function likeliest(readings: readonly (readonly Line[])[], texts: readonly string[]): Line[] {
  const wordingsAt = (at: number, step: number): ReadonlySet<Wording> => {
    let near = at + step;
    while (texts[near]?.trim() === '') near += step;
    return new Set(readings[near]?.flatMap(({ pattern }) => pattern?.wording ?? []));
  };
  return texts.map((text, at) => {
    const [before, after] = [wordingsAt(at, -1), wordingsAt(at, 1)];
    const near = ({ pattern }: Line): number =>
      [before, after].filter((wordings) => pattern && wordings.has(pattern.wording)).length;
    const certain = (readings[at] ?? []).filter(
      (line) => line.pattern?.wording.event === TITLE || line.pattern?.isVague === false || near(line) > 0,
    );
    return certain.toSorted((one, other) => near(other) - near(one))[0] ?? { text, reads: [] };
  });
}

/** The lines of a text, with what each was made from, and the tale that most of them are of; `undefined` if none is of one. */
export function readLines(
  text: string,
  language: Language,
): { readonly id: string; readonly lines: readonly Line[] } | undefined {
  const texts = text.split('\n');
  const readings = Object.keys(TABLES).map((id) => {
    const patterns = patternsIn(id, language);
    return {
      id,
      lines: likeliest(
        texts.map((line) => readingsOf(line, patterns, language)),
        texts,
      ),
    };
  });
  const countOf = (lines: readonly Line[]): number =>
    lines.filter(({ pattern }) => pattern && pattern.wording.event !== TITLE).length;
  const [best] = readings.toSorted((one, other) => countOf(other.lines) - countOf(one.lines));
  return best && countOf(best.lines) > 0 ? best : undefined;
}

function mostOf<T>(votes: readonly T[]): T | undefined {
  const counts = new Map<T, number>();
  for (const vote of votes) counts.set(vote, (counts.get(vote) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0];
}

const withoutArticle = (noun: string): string =>
  noun.replace(/^(?:an?|the|un[ea]?|l[ea]|el|l’) ?/iu, '').replace(/^[一][\p{Script=Han}](?=\p{Script=Han})/u, '');

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
    said ?? (elder ? (elder.endsWith('mother') ? 'f' : 'm') : (form?.gender ?? genderOf(name, language)));
  return {
    role: part,
    name,
    gender,
    ...(noun ? { noun: { noun: noun.bare, a: noun.a, the: noun.the } } : {}),
    ...(years > 0 ? { age: years } : {}),
  };
}

/** The rows of which the lines say a cell. */
function rowsIn({ tables }: Tale, reads: readonly Read[], language: Language): Record<string, Row> {
  const cells = reads.flatMap((read) => (read.type === 'cell' ? [read] : []));
  return Object.fromEntries(
    Object.entries(tables).flatMap(([name, rows]) => {
      const own = cells.filter(({ table }) => table === name);
      const row = rows.find((each) =>
        own.some(({ column, text }) => plainOf(each[column] ?? '', language).text.toLowerCase() === text.toLowerCase()),
      );
      return row ? [[name, row]] : [];
    }),
  );
}

/** Kinds of conditions of which a story meets one. */
const TAGS = ['friend ', 'kin ', 'about '];
const isOneTag = (condition: string): boolean => !condition.startsWith('not ') && !condition.includes('|');

/** What the lines say of their story. The hero and the elder have to be named; without them nothing can be told. */
export function knownTale(id: string, lines: readonly Line[], language: Language): KnownTale | undefined {
  const tale = taleOf(id, language);
  const table = TABLES[id];
  if (!tale || !table) return undefined;
  const reads = lines.flatMap((line) => line.reads);
  const people = Object.fromEntries(
    [...ROLES, 'thing' as const].flatMap((part) => {
      const person = personIn(part, reads, language);
      return person ? [[part, person]] : [];
    }),
  ) as Partial<Record<Part, Person>>;
  const { hero, friend, elder, thing } = people;
  if (!hero) return undefined;
  const wordings = lines.flatMap(({ pattern }) => (pattern ? [pattern.wording] : []));
  const events = [...new Set(wordings.map(({ event }) => event))].filter((event) => event !== TITLE);
  const conditions = [
    ...wordings.flatMap(({ where }) => where),
    ...table.events.flatMap((event) => (events.includes(event.id) ? (event.where ?? []) : [])),
  ];
  const rows = rowsIn(tale, reads, language);
  const subject = table.subjects?.[rows[ABOUT]?.['key'] ?? ''];
  const relation = elder && elderCalled(elder.name, language);
  const animal = conditions.includes('friend pet') ? findWord(friend?.noun?.['noun'] ?? '', language) : undefined;
  const missing = (role: Role): Person => ({ role, name: '', gender: undefined });
  return {
    id,
    tale,
    people: {
      hero,
      friend: friend ?? missing('friend'),
      elder: elder ?? missing('elder'),
      ...(thing ? { thing } : {}),
    },
    tags: new Set([
      'hero child',
      ...(hero.age === undefined ? [] : ['hero aged']),
      ...TAGS.flatMap((kind) => mostOf(conditions.filter((each) => isOneTag(each) && each.startsWith(kind))) ?? []),
      ...(animal ? [petTag(animal.form.concept)] : []),
      ...(subject === undefined ? [] : [`about ${subject}`]),
      ...(relation ? [`elder ${relation}`, relation.startsWith('grand') ? 'elder grandparent' : 'elder parent'] : []),
    ]),
    rows,
    events,
  };
}

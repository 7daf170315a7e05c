import { LANGUAGES, type Language } from '@storyloom/shared/domain';
import { describe, expect, it } from 'vitest';
import { composeStory } from '../../engine/compose.ts';
import { materialFor } from '../../server/material-for.ts';
import { parseTale } from '../tell/parse-tale.ts';
import { tellRequest } from '../tell-request.ts';
import { ASKED, orderOf } from '../testing/asked.ts';
import { taleOf } from '../troubles.ts';
import { TYPES } from '../types.ts';
import { type Effort, matchLine } from './match-line.ts';
import { endOfText } from './end-of-text.ts';
import { createPattern, plainOfLine } from './paragraph-pattern.ts';
import { effortFor, readLines } from './read-lines.ts';

const unlimited = (): Effort => ({ steps: Number.MAX_SAFE_INTEGER, compiled: 0 });
const spentOn = (text: string, language: Language): number => {
  const effort = unlimited();
  readLines(text, language, effort);
  return Number.MAX_SAFE_INTEGER - effort.steps;
};

/** Reads a line as the only paragraph of a made-up tale. */
function readAs(paragraph: string, line: string, effort = unlimited()): ReturnType<typeof matchLine> {
  const table = '## table place\n\n| in | key |\n|---|---|\n| in the hall | hall |\n\n';
  const tale = { ...parseTale(`${table}## hide\n\n###\n\n${paragraph}`, 'english.md'), plots: [] };
  const [wording] = tale.wordings;
  const facts = { id: 'made-up', place: 0, wording: wording!, paragraph: wording!.paragraphs[0]!, max: 1_000 };
  const pattern = createPattern(facts, tale, 'english');
  return matchLine(pattern.stepsFor(effort), plainOfLine(line, 'english'), effort);
}

/** Paragraphs of all tales in turn, as lines of about a number of characters together. */
function linesOf(language: Language, characters: number, change: (paragraph: string, at: number) => string): string {
  const all = Object.keys(TYPES).flatMap((id) => taleOf(id, language)?.wordings ?? []);
  const texts = all.flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text));
  const lines: string[] = [];
  for (let [at, length] = [0, 0]; length < characters; at += 1) {
    const line = change(texts[(at * 7_919) % texts.length] ?? '', at);
    lines.push(line);
    length += line.length + 1;
  }
  return lines.join('\n').slice(0, characters);
}

const filled = (paragraph: string, words: string): string =>
  paragraph.replaceAll(/\{[^{}]*\}/g, words).replaceAll(/[[\]]/g, '');

/** Texts that a stranger can make of the paragraphs, which are public, in order to keep the reader busy. */
const HOSTILE: Readonly<Record<string, (paragraph: string, at: number) => string>> = {
  'names of one letter': (text) => filled(text, 'a'),
  'names of a few words': (text) => filled(text, 'a a a a a a'),
  'names of 10,000 characters': (text) => filled(text, 'a'.repeat(10_000)),
  'names of its own words': (text) =>
    filled(
      text,
      filled(text, ' ')
        .replaceAll(/[^\p{L} ]/gu, '')
        .slice(0, 36),
    ),
  'no names': (text) => filled(text, ''),
  'names of spaces': (text) => filled(text, ' '.repeat(60)),
  'open slots': (text) => text,
  'its beginning 1,000 times': (text) => filled(text, 'a').slice(0, 20).repeat(1_000),
  'its beginning': (text) => filled(text, 'a').slice(0, 14),
  'its end': (text) => filled(text, 'a').slice(-14),
  'another end': (text) => `${filled(text, 'a a a').slice(0, -14)}x${filled(text, 'a').slice(-14)}`,
  titles: (text, at) => (at < 9 ? filled(text, 'a') : `# ${filled(text, 'a a')}`),
  quotes: () => '“”',
  commas: () => ', , ,',
  'blank lines': () => ' ',
};

describe.each(LANGUAGES)('in %s', (language) => {
  it('recognizes every line of a story', () => {
    for (const [prompt] of ASKED[language]) {
      const text = tellRequest(orderOf(prompt, language, 800)).text;
      const lines = readLines(text, language)?.lines.filter((line) => line.text !== '') ?? [];
      expect(lines.length).toBeGreaterThan(10);
      expect(lines.filter(({ pattern }) => !pattern).map((line) => line.text)).toEqual([]);
    }
  });

  it('compiles next to nothing for a story of another author', () => {
    for (const [prompt] of ASKED[language]) {
      const order = { ...orderOf(prompt, language, 3_000), genre: 'fantasy' } as const;
      const effort = unlimited();
      expect(readLines(composeStory(order, materialFor(order)), language, effort)).toBeUndefined();
      expect(effort.compiled).toBeLessThan(40);
    }
  });

  it.each(Object.entries(HOSTILE))('takes steps in proportion to its length for %s', (_, change) => {
    const some = linesOf(language, 5_000, change);
    const more = [some, some, some, some].join('\n');
    const [few, many] = [spentOn(some, language), spentOn(more, language)];
    expect(many).toBeLessThan(6 * few + 2_000);
    expect(many).toBeLessThan(effortFor(more).steps);
  });
});

it('takes a limited number of steps for names that can end anywhere', () => {
  const effort = unlimited();
  const before = effort.steps;
  const paragraph = '{hero} a {friend} a {elder} a {thing} a {hero.age} a {friend.noun} a {thing.noun} x';
  expect(readAs(paragraph, 'a '.repeat(200), effort)).toBeUndefined();
  expect(before - effort.steps).toBeLessThan(4_000);
});

it('matches a paragraph with and without its segments', () => {
  const paragraph = '[One night, {place.in}.] {hero} hid[ {place.in}].';
  const cell = { type: 'cell', table: 'place', column: 'in', text: 'in the hall' };
  const hero = { type: 'name', part: 'hero', form: '', text: 'Mila' };
  expect(readAs(paragraph, 'One night, in the hall. Mila hid in the hall.')).toEqual([cell, hero, cell]);
  expect(readAs(paragraph, 'Mila hid.')).toEqual([hero]);
  expect(readAs(paragraph, 'Mila hid in the attic.')).toBeUndefined();
});

it('knows no tale in a text of thousands of short lines', () => {
  const { text } = tellRequest(orderOf('Edith is afraid of the dark', 'english', 800));
  expect(readLines(text, 'english')).toBeDefined();
  expect(readLines(`${'\n'.repeat(5_000)}${text}`, 'english')).toBeDefined();
  expect(readLines(`${'a\n'.repeat(5_000)}${text}`, 'english')).toBeUndefined();
});

it.each(LANGUAGES)('reads whole lines from the end of a long text in %s', (language) => {
  const short = 'One line.\nAnother.';
  expect(endOfText(short, language)).toBe(short);
  const line = 'x'.repeat(5_000);
  const end = endOfText(`${line}\n`.repeat(20), language);
  expect(end.length).toBeLessThan(30_000);
  expect(new Set(end.split('\n'))).toEqual(new Set([line, '']));
});

import { PERSPECTIVES, type Language, type Perspective } from '@storyloom/shared/domain';
import { parsePassage, type Line, type Node } from '../engine/template.ts';
import type { Grammar } from '../packs/grammar.ts';
import type { Gender, Passage } from '../packs/pack.ts';
import { sourcesOf } from './source-lines.ts';
import { plainOf } from './plain.ts';

/** What a group of a pattern tells about the story. */
export type Clue =
  | { readonly type: 'slot'; readonly slot: string }
  /** Without a gender, the hero is `they`. */
  | { readonly type: 'gender'; readonly of: 'hero' | 'companion'; readonly gender: Gender | undefined };

/** A line of a pack as a pattern for the texts that can be told with it. */
export interface Pattern {
  readonly passage: Passage;
  /** Its number in the passage. */
  readonly at: number;
  readonly line: Line;
  /** The line as the pack has it. */
  readonly source: string;
  /** The first words of the texts that the line can become, in small letters; none if it can be any. */
  readonly begins: readonly string[];
  /** A word of every text that the line can become, in small letters; empty if there is none. */
  readonly contains: string;
  /** More characters than any text that the line can become, even with two spaces for each. */
  readonly max: number;
  readonly matcher: () => Matcher;
}

interface Matcher {
  readonly regex: RegExp;
  /** One for each group. */
  readonly clues: readonly Clue[];
}

export interface PatternOptions {
  readonly language: Language;
  readonly grammar: Grammar;
  readonly perspective: Perspective;
  /** Names of the pack's companions. */
  readonly companions: readonly string[];
}

/** Stands for the name in the forms of a hero whose name is not known. */
const NAME = '\uFFFC';
/** Longest words for a slot. */
const SLOT_MAX = 80;
const NAMED = '[^\\s.,!?;:…“”«»—，。！？：；][^\\n.,!?;:…“”«»—，。！？：；]{0,39}?';
const WORDS = `[^\\n.!?…“”«»—。！？：；]{1,${SLOT_MAX}}?`;

/** Words that a grammar changes by what follows them, and what they may have become. */
const CHANGING: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  english: { was: '(?:was|were)' },
  spanish: { y: '(?:y|e)', o: '(?:o|u)' },
  french: { si: '(?:si|se)' },
  chinese: {},
};

const escaped = (text: string): string => text.replaceAll(/[$()*+./?[\\\]^{|}]/g, String.raw`\$&`);

/** The source of a regular expression for a text. White space is free: French puts its own beside marks. */
function literal(text: string, language: Language): string {
  const word = (each: string): string => {
    if (/^\s+$/.test(each)) return String.raw`\s*`;
    const changed = CHANGING[language][each.toLowerCase()];
    if (changed !== undefined) return changed;
    const source = escaped(plainOf(each, language).text).replaceAll(/\s+/g, String.raw`\s*`);
    if (language !== 'french') return source;
    return source.replaceAll(/\\\?|[!:;»]/g, String.raw`\s*$&`).replaceAll('«', String.raw`«\s*`);
  };
  return text.split(/(\s+)/).map(word).join('');
}

function sourceOf(nodes: readonly Node[], options: PatternOptions, clues: Clue[]): string {
  const { language, grammar, perspective, companions } = options;
  const heroes = ([undefined, 'm', 'f'] as const).map((gender) => {
    return { gender, slots: grammar.heroSlots({ name: NAME, gender }, perspective) };
  });
  const group = (clue: Clue, source: string): string => {
    clues.push(clue);
    return `(${source})`;
  };
  const gendered = (
    of: 'hero' | 'companion',
    forms: readonly { readonly gender: Gender | undefined; readonly source: () => string }[],
  ): string => {
    const each = forms.map(({ gender, source }) => {
      clues.push({ type: 'gender', of, gender });
      return `(${source()})`;
    });
    return `(?:${each.join('|')})`;
  };
  const slot = (name: string): string => {
    const words = heroes.map(({ slots }) => slots[name]);
    const [first] = words;
    if (name === 'name' || first === NAME) return group({ type: 'slot', slot: 'name' }, NAMED);
    if (name === 'companion') return group({ type: 'slot', slot: name }, companions.map(escaped).join('|'));
    if (first === undefined) return group({ type: 'slot', slot: name }, WORDS);
    if (words.every((word) => word === first)) return literal(first, language);
    // Where a language has no word for a hero without a gender, it has that of one of the two.
    const own = heroes.filter(
      ({ gender, slots }, at) => gender !== undefined || !words.slice(at + 1).includes(slots[name]),
    );
    return gendered(
      'hero',
      own.map(({ gender, slots }) => ({ gender, source: () => literal(slots[name] ?? '', language) })),
    );
  };
  const one = (node: Node): string => {
    if (node.type === 'text') return literal(node.text, language);
    if (node.type === 'slot') return slot(node.slot);
    if (node.type === 'join') {
      const together = `${grammar.together}${node.text}${node.text && ' '}`;
      return `(?:${literal(together, language)}|${literal(grammar.apart, language)})`;
    }
    if (node.type === 'person') return all(node.forms[PERSPECTIVES.indexOf(perspective)] ?? []);
    if (node.type === 'choice') return `(?:${node.options.map((option) => all(option.nodes)).join('|')})`;
    const [m = [], f = []] = node.forms;
    return gendered(node.of === 'c' ? 'companion' : 'hero', [
      { gender: 'm', source: () => all(m) },
      { gender: 'f', source: () => all(f) },
    ]);
  };
  const all = (some: readonly Node[]): string => some.map(one).join('');
  return all(nodes);
}

/** The first word of every text that these nodes can become, in small letters; none if it can be any word. */
function firstWords([first]: readonly Node[], options: PatternOptions): readonly string[] {
  const { language, perspective, companions } = options;
  const any = (some: readonly (readonly Node[])[]): readonly string[] => {
    const words = some.map((nodes) => firstWords(nodes, options));
    return words.some((each) => each.length === 0) ? [] : words.flat();
  };
  switch (first?.type) {
    case 'text': {
      const word = plainOf(first.text, language).text.trim().toLowerCase();
      return word === '' || CHANGING[language][word] !== undefined || /[!:;?«»]/.test(word) ? [] : [word];
    }
    case 'slot':
      return first.slot === 'companion' ? companions.map((name) => name.toLowerCase()) : [];
    case 'choice':
      return any(first.options.map(({ nodes }) => nodes));
    case 'person':
      return any([first.forms[PERSPECTIVES.indexOf(perspective)] ?? []]);
    case 'gender':
      return any(first.forms);
    case 'join':
    case undefined:
      return [];
  }
}

/** The words of every text that these nodes can become, in small letters. */
function commonWords(nodes: readonly Node[], options: PatternOptions): readonly string[] {
  const { language, perspective } = options;
  return nodes.flatMap((node) => {
    if (node.type === 'person') return commonWords(node.forms[PERSPECTIVES.indexOf(perspective)] ?? [], options);
    if (node.type !== 'text') return [];
    const own = node.text.split(/\s+/).filter((word) => CHANGING[language][word.toLowerCase()] === undefined);
    const plain = own.map((word) => plainOf(word, language).text).join(' ');
    return plain.toLowerCase().match(/\p{L}+/gu) ?? [];
  });
}

const longest = (words: readonly string[]): string =>
  words.reduce((best, word) => (word.length > best.length ? word : best), '');

/** The source has every choice of a line, and no word of it becomes more than twice as long. */
const maxOf = (source: string): number => 2 * (2 * source.length + SLOT_MAX * (source.split('{').length - 1));

/** The patterns of a passage's lines. A regular expression is made when it is needed first: most never are. */
export function patternsOf(passage: Passage, options: PatternOptions): readonly Pattern[] {
  const sources = sourcesOf(passage);
  // Where words are divided by spaces, a line ends with the text or before a space.
  const end = options.grammar.space === '' ? '' : String.raw`(?=\s|$)`;
  return parsePassage(passage).map((line, at) => {
    let matcher: Matcher | undefined;
    const make = (): Matcher => {
      const clues: Clue[] = [];
      const regex = new RegExp(sourceOf(line.nodes, options, clues) + end, 'iuy');
      return { regex, clues };
    };
    const source = sources[at] ?? '';
    const begins = firstWords(line.nodes, options);
    const contains = longest(commonWords(line.nodes, options));
    const max = maxOf(source);
    return { passage, at, line, source, begins, contains, max, matcher: () => (matcher ??= make()) };
  });
}

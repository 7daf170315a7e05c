import type { Perspective } from '@storyloom/shared/domain';
import type { Gender, Noun } from './pack.ts';

/** What a prompt lends to its story, as far as a few rules can find it. */
export interface PromptWords {
  readonly name?: string;
  /** `undefined` where the prompt does not say. */
  readonly gender?: Gender;
  /** A place with a name. */
  readonly home?: string;
  /** The things and beings that it speaks of, the most telling first. */
  readonly nouns: readonly Noun[];
}

export interface Hero {
  readonly name: string;
  /** `undefined` for somebody of whom the prompt does not say; languages that must choose do. */
  readonly gender: Gender | undefined;
}

/** What the engine has to know of a language. Everything else is in the words of the packs. */
export interface Grammar {
  /** Slots of the hero, by perspective. */
  readonly heroSlots: (hero: Hero, perspective: Perspective) => Readonly<Record<string, string>>;
  /** Forms of a noun by what stands after the colon; '' is the definite one. */
  readonly nounForms: (noun: Noun) => Readonly<Record<string, string>>;
  /** The gender of endings where nobody knows it. */
  readonly genderOf: (name: string) => Gender;
  /** What stands between two clauses that are told in one breath, and in two. */
  readonly together: string;
  readonly apart: string;
  /** Between two sentences. */
  readonly space: string;
  /** Words of a line, as `Intl.Segmenter` counts them or nearly so: it takes a third of the time of a story. */
  readonly countWords: (text: string) => number;
  /** Puts right what slots break: elisions, articles. */
  readonly polish: (text: string) => string;
  /** A title or heading, once its slots are filled, where the language writes it otherwise than the rest. */
  readonly title?: (text: string) => string;
  readonly readPrompt: (prompt: string) => PromptWords;
  /** A line of the story for words of another language; `{words}` is where they stand. */
  readonly foreignWords: readonly string[];
  /** How somebody says their own name, for stories in which nobody else may; `{name}` and the hero's slots stand in them. */
  readonly introductions: readonly string[];
  /** Ways in which the packs have to say each sentence, so that stories that share a passage do not share its words. */
  readonly leastForms: number;
  /** Small words by which a prompt in this language is known. */
  readonly common: RegExp;
}

/** Words of a language that stand apart, with their apostrophes. */
export const countSpaced = (text: string): number => text.match(/[\p{L}\p{N}]+(?:[’'][\p{L}\p{N}]+)*/gu)?.length ?? 0;

const WORDS_MAX = 4;

/** The first few nouns, each once. */
export const different = (nouns: readonly Noun[]): Noun[] =>
  nouns.filter(({ the }, at) => nouns.findIndex((other) => other.the === the) === at).slice(0, WORDS_MAX);

import type { Perspective } from '@storyloom/shared/domain';
import type { Gender, Noun } from './pack.ts';

/** What a prompt lends to its story, as far as a few rules can find it. */
export interface PromptWords {
  readonly name?: string;
  /** `undefined` where the prompt does not say. */
  readonly gender?: Gender;
  /** A place with a name. */
  readonly home?: string;
  /** The things and beings in it, the most telling first. */
  readonly nouns: readonly Noun[];
}

export interface Hero {
  readonly name: string;
  /** `undefined` if the prompt does not say; a language that needs one chooses. */
  readonly gender: Gender | undefined;
}

/** What the engine needs of a language. Everything else is in the words of the packs. */
export interface Grammar {
  /** Slots of the hero, by perspective. */
  readonly heroSlots: (hero: Hero, perspective: Perspective) => Readonly<Record<string, string>>;
  /** Forms of a noun by what stands after the colon; '' is the definite one. */
  readonly nounForms: (noun: Noun) => Readonly<Record<string, string>>;
  /** The gender of endings for a name without a known one. */
  readonly genderOf: (name: string) => Gender;
  /** What joins two clauses into one sentence, and what separates them into two. */
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
  /** Sentences in which the name of an I or a you is said; `{name}` and the hero's slots stand in them. */
  readonly introductions: readonly string[];
  /** In how many ways the packs must say each sentence, so that stories that share a passage differ in its words. */
  readonly leastForms: number;
  /** Small words by which a prompt in this language is recognized. */
  readonly common: RegExp;
}

/** Counts the words of a language with spaces. An apostrophe is part of its word. */
export const countSpaced = (text: string): number => text.match(/[\p{L}\p{N}]+(?:[’'][\p{L}\p{N}]+)*/gu)?.length ?? 0;

const WORDS_MAX = 4;

/** The first few nouns, each once. */
export const different = (nouns: readonly Noun[]): Noun[] =>
  nouns.filter(({ the }, at) => nouns.findIndex((other) => other.the === the) === at).slice(0, WORDS_MAX);

import type { Tone } from '@storyloom/shared/domain';

/**
 * A passage: lines of prose with slots, choices and marks, as `README.md` beside this file explains. Each line is a
 * sentence, or a few that belong together.
 */
export type Passage = string;

export type Gender = 'f' | 'm';

/** A common noun. English and Chinese packs leave `a` out where the language makes it by itself. */
export interface Noun {
  /** With the definite article as it stands inside a sentence: 'the tin whistle', 'el silbato', 'le sifflet', '铁哨子'. */
  readonly the: string;
  /** With the indefinite one: 'a tin whistle', 'un silbato', 'un sifflet', '一支铁哨子'. */
  readonly a: string;
}

export interface HeroName {
  readonly name: string;
  readonly gender: Gender;
}

/** What the story is about, from the first picture to the last. */
export interface Plot {
  /** Lower case with hyphens; one of its kind in the genre. */
  readonly id: string;
  /** Names of the hero's place, as after 'in'. */
  readonly homes: readonly string[];
  /** What `{noun}` and `{noun2}` are where the prompt names nothing: pairs that suit this plot. */
  readonly nouns: readonly (readonly [Noun, Noun])[];
  readonly titles: readonly string[];
  /** Headings of the first and the last chapter. */
  readonly chapters: readonly (readonly [first: string, last: string])[];
  /** The first picture, and the same picture at the end, after the hero has changed. */
  readonly frames: readonly { readonly opening: Passage; readonly echo: Passage }[];
  readonly want: readonly Passage[];
  readonly obstacle: readonly Passage[];
  /** The wrong choice, made for a good reason. */
  readonly wrong: readonly Passage[];
  readonly cost: readonly Passage[];
  readonly turn: readonly Passage[];
  readonly resolution: readonly Passage[];
  /** What comes out about `{noun}` on the way, in this order; a longer story tells more of them. */
  readonly clues: readonly Passage[];
}

/** Who comes along, is lost by the hero's fault, and comes back. In a romance: the one who is loved. */
export interface Companion {
  readonly name: string;
  readonly gender: Gender;
  readonly meet: readonly Passage[];
  /** Small scenes on the way, in any order. */
  readonly banter: readonly Passage[];
  /** After the wrong choice: they part. */
  readonly quarrel: readonly Passage[];
  /** Before the turn: they are together again. */
  readonly back: readonly Passage[];
}

export interface Place {
  readonly noun: Noun;
  /** Heading of a chapter that plays there. */
  readonly chapter: string;
  readonly arrive: Passage;
  /** Something there bars the way; what solves it comes from elsewhere. */
  readonly trouble: Passage;
  readonly leave: Passage;
}

/** A character whom the hero meets once on the way, and who comes back at the end. */
export interface Stranger {
  readonly noun: Noun;
  readonly gender: Gender;
  readonly meet: Passage;
  readonly talk: Passage;
  readonly back: Passage;
}

/** Something found in one scene that solves another. */
export interface Thing {
  readonly noun: Noun;
  readonly find: Passage;
  readonly use: Passage;
}

export interface Between {
  readonly road: readonly Passage[];
  readonly night: readonly Passage[];
  readonly memory: readonly Passage[];
  /** How trouble ends when nothing has been found yet. */
  readonly escape: readonly Passage[];
}

/** Everything that stories of one genre in one language are made of. */
export interface GenrePack {
  readonly names: readonly HeroName[];
  readonly plots: readonly Plot[];
  readonly companions: readonly Companion[];
  readonly places: readonly Place[];
  readonly strangers: readonly Stranger[];
  readonly things: readonly Thing[];
  readonly between: Between;
  /** Single sentences that belong to a tone. */
  readonly asides: Readonly<Record<Tone, readonly string[]>>;
  /** Random prompts, of 30 to 50 words each. */
  readonly prompts: readonly string[];
}

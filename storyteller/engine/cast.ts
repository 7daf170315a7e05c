import type { StoryOptions } from '@storyloom/shared/domain';
import type { Grammar } from '../packs/grammar.ts';
import type { Material } from '../packs/material.ts';
import type { Companion, Gender, Noun, Plot } from '../packs/pack.ts';
import { createChance, type Chance } from './chance.ts';
import type { Slots } from './voice.ts';

/** What a story is made from. The same order gives the same bytes. */
export interface StoryOrder extends StoryOptions {
  /** Another number gives another story. */
  readonly attempt: number;
  /** Names that the user gave: of the one whom the story is about, and of the place where it begins. */
  readonly hero?: string;
  /** What the user wrote about who is in the story. */
  readonly who?: string;
  readonly home?: string;
  /** Names of the pack that the story does without, if it has others. */
  readonly avoid?: readonly string[];
  /** Titles of the chapters that the user planned. */
  readonly chapters?: readonly string[];
}

/** The plot, the characters and the words for slots of a whole story. */
export interface Cast {
  readonly plot: Plot;
  readonly companion: Companion;
  readonly heroGender: Gender;
  readonly slots: Slots;
}

/** A noun in all its forms: `{noun}`, `{noun:a}` and so on. */
export const nounSlots = (slot: string, noun: Noun, { nounForms }: Grammar): Slots =>
  Object.fromEntries(Object.entries(nounForms(noun)).map(([form, text]) => [form ? `${slot}:${form}` : slot, text]));

/** Chooses the plot and its characters. Names, places and nouns of the prompt take precedence over the pack's own. */
export function createCast(order: StoryOrder, { grammar, pack, words }: Material, chance: Chance): Cast {
  // Attempts take turns, so that another version of a prompt has another plot and another companion.
  const turns = createChance(order.prompt + order.genre);
  const inTurn = <T>(items: readonly T[]): T =>
    turns.shuffle(items)[order.attempt % items.length] ?? chance.pick(items);
  const plot = inTurn(pack.plots);
  const isAvoided = ({ name }: { readonly name: string }): boolean => order.avoid?.includes(name) ?? false;
  const fitting = pack.names.filter(({ gender }) => !words.gender || gender === words.gender);
  const fresh = fitting.filter((each) => !isAvoided(each));
  const dealt = chance.pick(fresh.length > 0 ? fresh : fitting);
  const hero = words.name === undefined ? dealt : { name: words.name, gender: words.gender };
  const others = pack.companions.filter(({ name }) => name !== hero.name);
  const strangers = others.filter((each) => !isAvoided(each));
  const companion = inTurn(strangers.length > 0 ? strangers : others);
  const [first, second] = chance.pick(plot.nouns);
  const [noun = first, noun2 = noun.the === second.the ? first : second] = words.nouns;
  const slots = {
    name: hero.name,
    companion: companion.name,
    home: words.home ?? chance.pick(plot.homes),
    ...nounSlots('noun', noun, grammar),
    ...nounSlots('noun2', noun2, grammar),
    ...grammar.heroSlots(hero, order.perspective),
  };
  return { plot, companion, heroGender: hero.gender ?? grammar.genderOf(hero.name), slots };
}

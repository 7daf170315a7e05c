import { countWords, type Genre } from '@storyloom/shared/domain';
import { BEATS } from './beats.ts';
import type { Chance } from './random.ts';
import { WORLDS } from './worlds.ts';

/** One stop on the hero's way. */
export interface Scene {
  readonly heading: string;
  readonly paragraphs: readonly string[];
}

/** Fills a template; `undefined` when the story has that sentence already. */
export type Say = (template: string, slots: Readonly<Record<string, string>>) => string | undefined;

const BEFORE = ['arrive', 'meet', 'ask', 'gift'] as const;
const AFTER = ['trouble', 'choice', 'lesson'] as const;
/** With fewer words left than this, the hero meets nobody new and only walks on. */
const WALK_BELOW = 60;
/** Half the words of a usual sentence: with less room than that, none is nearer to the length asked for. */
const HALF_SENTENCE = 8;

type BeatName = keyof typeof BEATS;
type Slots = Readonly<Record<string, string>>;

/** Every pair of a kind and a noun, so that no stop is visited twice before all have been seen. */
function pairs(kinds: readonly string[], nouns: readonly string[], chance: Chance): () => readonly [string, string] {
  const all = kinds.flatMap((kind) => nouns.map((noun) => [kind, noun] as const));
  let deck: (readonly [string, string])[] = [];
  return () => {
    if (deck.length === 0) deck = chance.shuffle(all);
    return deck.pop() ?? ['', ''];
  };
}

const withArticle = (text: string): string => `${/^[aeiou]/i.test(text) ? 'an' : 'a'} ${text}`;
const titleCase = (text: string): string => text.replaceAll(/(?<=^|[\s-])\p{L}/gu, (letter) => letter.toUpperCase());

/** Deals scenes that differ in place, person and find. */
export function createScenes(genre: Genre, chance: Chance, say: Say): { next(room: number): Scene } {
  const world = WORLDS[genre];
  const place = pairs(world.placeKinds, world.places, chance);
  const helper = pairs(world.helperKinds, world.helpers, chance);
  const thing = pairs(world.thingKinds, world.things, chance);

  const draw = (): Slots => {
    const [at, who, what] = [place(), helper(), thing()];
    return {
      place: at.join(' '),
      helper: who[1],
      aHelper: withArticle(who.join(' ')),
      thing: what[1],
      aThing: withArticle(what.join(' ')),
    };
  };

  const decks = new Map<BeatName, string[]>();

  /**
   * A sentence of a beat that has not been said yet. Every template has its turn before one comes again; where even
   * that repeats a sentence, the beat is left out.
   */
  const beat = (name: BeatName, slots: Slots): string[] => {
    const templates = BEATS[name].flat();
    for (let tries = 0; tries < templates.length * 2; tries += 1) {
      let deck = decks.get(name);
      if (!deck?.length) decks.set(name, (deck = chance.shuffle(templates)));
      const sentence = say(deck.pop() ?? '', slots);
      if (sentence) return [sentence];
    }
    return [];
  };

  /** The beats in their order, as far as there is room for them. */
  const tell = (names: readonly BeatName[], slots: Slots, room: number): { text: string; left: number } => {
    const sentences: string[] = [];
    let left = room;
    for (const name of names) {
      if (left < HALF_SENTENCE) break;
      const said = beat(name, slots);
      sentences.push(...said);
      left -= countWords(said.join(' '), 'english');
    }
    return { text: sentences.join(' '), left };
  };

  let last: Slots | undefined;
  return {
    next(room) {
      const walking = room < WALK_BELOW && last !== undefined;
      const slots: Slots = walking && last ? last : draw();
      last = slots;
      const heading = titleCase(`The ${slots['place']}`);
      if (walking) return { heading, paragraphs: [tell(['walk', 'walk', 'walk', 'walk'], slots, room).text] };
      const before = tell(BEFORE, slots, room);
      const after = tell(AFTER, slots, before.left);
      return { heading, paragraphs: [before.text, after.text].filter(Boolean) };
    },
  };
}

import type { Material } from '../packs/material.ts';
import type { Gender, Passage, Place } from '../packs/pack.ts';
import { createCast, type Cast, type StoryOrder } from './cast.ts';
import { createChance, createDeal } from './chance.ts';
import { travel, type Teller } from './journey.ts';
import { fit, wordsOf, type Part } from './part.ts';
import { sentencesOf } from './sentences.ts';
import { createVoice, type Slots } from './voice.ts';

/** What a next chapter goes on from. */
export interface Begun {
  readonly text: string;
  /** The words for slots that the story uses already. */
  readonly slots: Slots;
  readonly heroGender: Gender | undefined;
  /** The name of a companion of the pack, if one goes along. */
  readonly companion: string | undefined;
  /** Where the chapter leads. */
  readonly place: Place | undefined;
}

/** The most words that are told at the first place, so that a long chapter goes on to others. */
const FIRST_PLACE = 500;

/** The people of the story so far in a scene of the pack; what the story does not say is as the prompt or the pack has it. */
function castFor(order: StoryOrder, material: Material, begun: Begun): Cast {
  const { pack, grammar } = material;
  const cast = createCast(order, material, createChance([order.prompt, begun.text.length].join('|')));
  const companion = pack.companions.find(({ name }) => name === begun.companion) ?? cast.companion;
  return {
    // What came out about the plot's things may be told already, and solved.
    plot: { ...cast.plot, clues: [] },
    companion,
    heroGender: begun.heroGender ?? cast.heroGender,
    slots: {
      ...cast.slots,
      companion: companion.name,
      ...(begun.slots['name'] === undefined
        ? {}
        : grammar.heroSlots(
            { name: begun.slots['name'], gender: begun.heroGender ?? cast.heroGender },
            order.perspective,
          )),
      ...begun.slots,
    },
  };
}

/**
 * The next chapter of a story: a heading, and about as many words as the order says at places where the story has not been. Empty if
 * there is nothing left to tell.
 */
export function composeChapter(order: StoryOrder, material: Material, begun: Begun): string {
  const { grammar, pack } = material;
  const { genre, language, perspective, tone, attempt, length } = order;
  const chance = createChance([genre, language, perspective, tone, attempt, length, begun.text.length].join('|'));
  const cast = castFor(order, material, begun);
  const { heroGender, companion } = cast;
  const said = new Set(sentencesOf(begun.text));
  const voice = createVoice({ ...order, heroGender, companionGender: companion.gender, grammar, chance, said });
  const used = new Set<Passage>();
  const say: Teller['say'] = (passage, slots = {}) => {
    const lines = used.has(passage) ? undefined : voice.tell(passage, cast.slots, slots);
    if (lines) used.add(passage);
    return lines && { passage, lines };
  };
  const unsay: Teller['unsay'] = ({ passage, lines }) => {
    used.delete(passage);
    return voice.forget(lines);
  };
  const fresh = pack.places.filter(({ chapter }) => !begun.text.includes(chapter));
  const first = begun.place ?? chance.pick(fresh.length > 0 ? fresh : pack.places);
  const at = (places: readonly Place[], words: number): readonly Part[] =>
    travel({ pack: { ...pack, places }, cast, grammar, chance, deal: createDeal(chance), say, unsay }, words).parts;
  const start = at([first], Math.min(length, FIRST_PLACE));
  const rest = at(
    fresh.filter((place) => place !== first),
    length - wordsOf(start),
  );
  const heading = grammar.title?.(first.chapter) ?? first.chapter;
  const room = length - grammar.countWords(heading);
  const paragraphs = fit([...start, ...rest], room, chance).flatMap(({ lines }) => {
    const told: string[] = [];
    for (const [index, { text, newParagraph }] of lines.entries()) {
      if (index === 0 || newParagraph) told.push(text);
      else told[told.length - 1] += grammar.space + text;
    }
    return told;
  });
  return paragraphs.length === 0 ? '' : [`## ${heading}`, ...paragraphs].join('\n\n');
}

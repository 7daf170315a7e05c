import type { StoryOrder } from '../engine/cast.ts';
import type { Material } from '../packs/material.ts';
import { type OfPack, PACKS } from '../packs/packs.ts';
import { GRAMMARS, readPrompt } from '../packs/read-prompt.ts';

/** What a story is made with: the pack of its genre, and what its prompt lends to it, after the names that the user gave. */
export function materialFor({ prompt, genre, language, hero, home }: OfPack<StoryOrder>): Material {
  const { words, foreign } = readPrompt(prompt, language);
  const { gender: _gender, ...rest } = words;
  // What the prompt says of someone else's gender is not said of the one who is named.
  const known = hero === undefined || hero === words.name ? words : { ...rest, name: hero };
  return {
    grammar: GRAMMARS[language],
    pack: PACKS[language][genre],
    words: home === undefined ? known : { ...known, home },
    foreign,
  };
}

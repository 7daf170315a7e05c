import type { Perspective } from '@storyloom/shared/domain';
import type { StoryRequest } from '../stories/story-request.ts';
import { promptWords } from './prompt-words.ts';
import type { Chance } from './random.ts';
import { NAMES, WORLDS } from './worlds.ts';

/** The words of one story that stay the same throughout. */
export interface Cast {
  readonly slots: Readonly<Record<string, string>>;
}

type Pronouns = readonly [subject: string, object: string, possessive: string];

const THIRD: Readonly<Record<'she' | 'he' | 'they', Pronouns>> = {
  she: ['she', 'her', 'her'],
  he: ['he', 'him', 'his'],
  they: ['they', 'them', 'their'],
};

function pronounsOf(perspective: Perspective, third: Pronouns): Pronouns {
  if (perspective === 'first') return ['I', 'me', 'my'];
  return perspective === 'second' ? ['you', 'you', 'your'] : third;
}

/** What the prompt says of a person whom it names; often nothing. */
function genderIn(prompt: string): 'she' | 'he' | 'they' {
  if (/\b(?:she|her|girl|woman|mother|sister|daughter|queen|princess|witch)\b/i.test(prompt)) return 'she';
  return /\b(?:he|his|him|boy|man|father|brother|son|king|prince|wizard)\b/i.test(prompt) ? 'he' : 'they';
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The hero and what the hero looks for: from the prompt where it says, else chosen. */
export function createCast({ prompt, genre, perspective }: StoryRequest, chance: Chance): Cast {
  const world = WORLDS[genre];
  const words = promptWords(prompt);
  const [chosen, gender] = NAMES.find(([each]) => each === words.name) ?? chance.pick(NAMES);
  const name = words.name ?? chosen;
  const third = THIRD[name === chosen ? gender : genderIn(prompt)];
  const [he, him, his] = pronounsOf(perspective, third);
  const hero = perspective === 'third' ? name : he;
  const noun = words.noun ?? world.noun;
  return {
    slots: {
      Name: name,
      hero,
      Hero: capital(hero),
      he,
      He: capital(he),
      him,
      his,
      noun,
      Noun: capital(noun),
      home: world.home,
      image: world.image,
    },
  };
}

import { LANGUAGE_TAGS } from '@storyloom/shared/domain';
import type { StoryOrder } from '../engine/cast.ts';
import { tellStory } from '../server/tell-story.ts';

/** A story that is kept in `docs/samples`. */
interface Sample extends StoryOrder {
  readonly file: string;
}

export const SAMPLES: readonly Sample[] = [
  {
    file: 'brother.md',
    language: 'english',
    genre: 'fantasy',
    perspective: 'second',
    tone: 'humorous',
    length: 1500,
    attempt: 6,
    prompt: 'My lost brother sends a letter from the lighthouse',
  },
  {
    file: 'bakers.md',
    language: 'english',
    genre: 'romance',
    perspective: 'first',
    tone: 'emotional',
    length: 1500,
    attempt: 1,
    prompt: 'Two rival bakers must share the only dry oven after a storm',
  },
  {
    file: 'ottoline.md',
    language: 'english',
    genre: 'scifi',
    perspective: 'third',
    tone: 'neutral',
    length: 1500,
    attempt: 2,
    prompt: 'A letter arrives from a dragon for a girl named Ottoline',
  },
  {
    file: 'alas.md',
    language: 'spanish',
    genre: 'fantasy',
    perspective: 'second',
    tone: 'mysterious',
    length: 1500,
    attempt: 73,
    prompt: 'unas alas y un lobo',
  },
  {
    file: 'lettre.md',
    language: 'french',
    genre: 'fantasy',
    perspective: 'second',
    tone: 'light',
    length: 800,
    attempt: 21,
    prompt: 'un garçon timide trouve une lettre sous l’eau',
  },
  {
    file: 'mingxinpian.md',
    language: 'chinese',
    genre: 'romance',
    perspective: 'third',
    tone: 'emotional',
    length: 800,
    attempt: 2,
    prompt: '她在旧书店买到一本诗集，书页里夹着一张明信片',
  },
];

/** The page of a sample: the story, then its order. */
export function samplePage({ file, ...order }: Sample): string {
  const { genre, language, perspective, tone, length, attempt, prompt } = order;
  const asked = `${genre}, ${language}, ${perspective} person, ${tone}, ${length} words, attempt ${attempt}`;
  return `${tellStory(order)}\n\n---\n\nDemo storyteller, no AI (${file}, ${LANGUAGE_TAGS[language]}): ${asked}. Prompt: “${prompt}”\n`;
}

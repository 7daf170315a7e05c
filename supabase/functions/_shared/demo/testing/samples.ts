import { LANGUAGE_TAGS } from '@storyloom/shared/domain';
import type { StoryOrder } from '../engine/cast.ts';
import { storyOf } from './orders.ts';

/** A story that is kept in `docs/samples`. */
interface Sample extends StoryOrder {
  readonly file: string;
}

export const SAMPLES: readonly Sample[] = [];

/** The page of a sample: the story, then what it was asked for. */
export function samplePage({ file, ...order }: Sample): string {
  const { genre, language, perspective, tone, length, attempt, prompt } = order;
  const asked = `${genre}, ${language}, ${perspective} person, ${tone}, ${length} words, attempt ${attempt}`;
  return `${storyOf(order)}\n\n---\n\nDemo storyteller, no AI (${file}, ${LANGUAGE_TAGS[language]}): ${asked}. Prompt: “${prompt}”\n`;
}

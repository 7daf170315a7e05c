import { GENRES, type Language, type PassageAction, PERSPECTIVES, TONES } from '@storyloom/shared/domain';
import type { PassageOrder } from '../retell/retell.ts';
import { tellStory } from '../server/tell-story.ts';
import { PROMPTS } from './prompts.ts';

/** A story of the storyteller, and the settings that it was told with. */
export interface Told extends Omit<PassageOrder, 'action' | 'passage' | 'before' | 'after' | 'tone'> {
  readonly tone: NonNullable<PassageOrder['tone']>;
  readonly story: string;
}

/** Two stories of a language, in different genres, perspectives and tones, of prompts with a name and without. */
export function storiesIn(language: Language): readonly Told[] {
  const stories = known.get(language) ?? tellStories(language);
  known.set(language, stories);
  return stories;
}

const known = new Map<Language, readonly Told[]>();

const tellStories = (language: Language): readonly Told[] =>
  GENRES.slice(0, 2).map((genre, at) => {
    const perspective = PERSPECTIVES[at % PERSPECTIVES.length] ?? 'third';
    const tone = TONES[at] ?? 'neutral';
    const { prompt } = PROMPTS[language][(at + 1) % PROMPTS[language].length] ?? { prompt: '' };
    const settings = { language, genre, perspective, tone, attempt: 1 };
    return { ...settings, story: tellStory({ ...settings, prompt, length: 900 }) };
  });

/** An order for the middle of a story, between what stands before and after it. */
export function orderFor(
  { story, ...settings }: Told,
  action: PassageAction,
  more: Partial<PassageOrder> = {},
): PassageOrder {
  const paragraphs = story.split('\n\n');
  const text = (from: number, to?: number): string => paragraphs.slice(from, to).join('\n\n');
  const [from, to] = [2, 6];
  return {
    ...settings,
    action,
    before: `${text(0, from)}\n\n`,
    passage: text(from, to),
    after: `\n\n${text(to, to + 2)}`,
    ...more,
  };
}

import { GENRES, LANGUAGES, PERSPECTIVES, TONES, type Genre, type Language } from '@storyloom/shared/domain';
import type { StoryOrder } from '../engine/cast.ts';
import { composeStory } from '../engine/compose.ts';
import { checkStory } from '../lint/check-story.ts';
import { PACKS } from '../packs/packs.ts';
import { GRAMMARS, readPrompt } from '../packs/read-prompt.ts';
import { PROMPTS } from './prompts.ts';

/** A story as the demo storyteller writes it. */
export function storyOf(order: StoryOrder, begun?: string): string {
  const { language, genre, prompt } = order;
  const material = { grammar: GRAMMARS[language], pack: PACKS[language][genre], ...readPrompt(prompt, language) };
  return composeStory(order, material, begun);
}

interface Kind {
  readonly language: Language;
  readonly genre: Genre;
}

export const KINDS: readonly Kind[] = LANGUAGES.flatMap((language) => GENRES.map((genre) => ({ language, genre })));

/** What is wrong with stories of one kind in every perspective and tone, each of these lengths and seeds. */
export function sweep({ language, genre }: Kind, lengths: readonly number[], seeds: readonly number[]): string[] {
  const prompts = PROMPTS[language];
  const problems: string[] = [];
  for (const perspective of PERSPECTIVES) {
    for (const tone of TONES) {
      for (const length of lengths) {
        for (const attempt of seeds) {
          const { prompt, nouns } = prompts[attempt % prompts.length] ?? { prompt: '', nouns: [] };
          const order = { language, genre, perspective, tone, length, attempt, prompt };
          const story = storyOf(order);
          const found = checkStory(story, order, nouns);
          if (storyOf(order) !== story) found.push('another story the second time');
          problems.push(...found.map((problem) => `${perspective} ${tone} ${length} #${attempt}: ${problem}`));
        }
      }
    }
  }
  return problems;
}

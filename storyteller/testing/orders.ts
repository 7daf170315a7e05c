import { GENRES, LANGUAGES, PERSPECTIVES, TONES, type Language, type Tone } from '@storyloom/shared/domain';
import { checkStory } from '../lint/check-story.ts';
import { isOfPack, type PackGenre } from '../packs/packs.ts';
import { tellStory } from '../server/tell-story.ts';
import { PROMPTS } from './prompts.ts';

interface Kind {
  readonly language: Language;
  readonly genre: PackGenre;
}

export const KINDS: readonly Kind[] = LANGUAGES.flatMap((language) =>
  GENRES.flatMap((genre) => {
    const kind = { language, genre };
    return isOfPack(kind) ? [kind] : [];
  }),
);

/** The faults of stories of one kind in every perspective, in each of these lengths, seeds and tones. */
export function sweep(
  { language, genre }: Kind,
  lengths: readonly number[],
  seeds: readonly number[],
  tones: readonly Tone[] = TONES,
): string[] {
  const prompts = PROMPTS[language];
  const problems: string[] = [];
  for (const perspective of PERSPECTIVES) {
    for (const tone of tones) {
      for (const length of lengths) {
        for (const attempt of seeds) {
          const { prompt, nouns } = prompts[attempt % prompts.length] ?? { prompt: '', nouns: [] };
          const order = { language, genre, perspective, tone, length, attempt, prompt };
          const story = tellStory(order);
          const found = checkStory(story, order, nouns);
          if (tellStory(order) !== story) found.push('another story the second time');
          problems.push(...found.map((problem) => `${perspective} ${tone} ${length} #${attempt}: ${problem}`));
        }
      }
    }
  }
  return problems;
}

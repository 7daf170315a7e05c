import { countWords, storyTitle } from '@storyloom/shared/domain';
import { sentencesOf } from '../engine/sentences.ts';
import type { StoryOrder } from '../engine/cast.ts';
import { speaksAs, wrongPersons } from './persons.ts';

/** How far a story may be from the length asked for, as a share of it. */
export const LENGTH_TOLERANCE = 0.1;

/** The faults of a story; `nouns` are words of its prompt, at least two of which it must use. */
export function checkStory(story: string, order: StoryOrder, nouns: readonly string[]): string[] {
  const { language, perspective, length } = order;
  const problems: string[] = [];
  const words = countWords(story, language);
  if (Math.abs(words - length) > length * LENGTH_TOLERANCE) problems.push(`${words} words instead of ${length}`);
  const sentences = sentencesOf(story);
  const twice = new Set(sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at));
  for (const sentence of twice) problems.push(`twice: ${sentence}`);
  const strange = /[{}[\]<>|@¶]|\/\/|undefined|\?{2}|,\.|\.\s?,| {2}| [.,]|(?<!\.)\.\.(?!\.)/.exec(story);
  if (strange)
    problems.push(`“${story.slice(Math.max(strange.index - 30, 0), strange.index + 30).replaceAll('\n', '⏎')}”`);
  const first = /^# (.+)\n\n/.exec(story);
  if (!first || storyTitle(story) !== first[1]) problems.push('no title on the first line');
  const body = story.slice(first?.[0].length ?? 0).replaceAll(/^## .*$/gm, '');
  const wrong = wrongPersons(body, language, perspective);
  if (wrong.length > 0) problems.push(`not in the ${perspective} person: ${[...new Set(wrong)].join(', ')}`);
  if (!speaksAs(body, language, perspective)) problems.push(`no word of the ${perspective} person`);
  const used = nouns.filter((noun) => story.toLowerCase().includes(noun.toLowerCase()));
  if (used.length < Math.min(nouns.length, 2))
    problems.push(`of the prompt's nouns only: ${used.join(', ') || 'none'}`);
  return problems;
}

import { type StoryOptions } from '@storyloom/shared/domain';
import type { ChatMessage } from '../server/read-messages.ts';

/** Messages that ask for a story, or for what follows on `begun`. */
export function messagesFor(wanted: StoryOptions, begun?: string): readonly ChatMessage[] {
  const { prompt, genre, language, perspective, tone, length } = wanted;
  const rules = `Write a ${genre} story in ${language}, in the ${perspective} person, with a ${tone} tone, in ${length} words.`;
  const story = begun === undefined ? '' : `\n\n<story>\n${begun}\n</story>`;
  return [
    { role: 'system', content: rules },
    { role: 'user', content: `<prompt>\n${prompt}\n</prompt>${story}` },
  ];
}

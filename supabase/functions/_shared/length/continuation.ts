import type { StoryRequest } from '@storyloom/shared/domain';
import type { ChatMessage } from '../provider/chat-message.ts';
import { storyMessages } from '../stories/story-messages.ts';

/** What a further call of the provider is asked for. */
export interface Ask {
  /** `more` for a text that is too short, `end` for one that has no end yet. */
  readonly kind: 'more' | 'end';
  /** About how many words. */
  readonly words: number;
  /** The model had come to an end, or was cut. */
  readonly ended: boolean;
}

function rule({ kind, words, ended }: Ask, chapter: boolean): string {
  const text = chapter ? 'chapter' : 'story';
  if (kind === 'end') {
    return `The ${text} is almost as long as it may be. Bring it to its end now, in about ${words} words: no new events, no new people, no new heading.`;
  }
  return ended
    ? `The ${text} is too short so far and does not end there. Go on with about ${words} words in which something more happens, and then end it.`
    : `The ${text} breaks off there. Go on with about ${words} words, and then end it.`;
}

/** The messages that ask a provider to go on with a story that it has begun, as those of Continue. */
export function continuationMessages(story: StoryRequest, soFar: string, ask: Ask): readonly ChatMessage[] {
  const { next, ...rest } = story;
  const messages = storyMessages({ ...rest, continueOf: soFar }, ask.words);
  const chapter = next === undefined ? '' : ' Only its last chapter is being written: begin no other one.';
  return messages.map((message, index) =>
    index === 0 ? { ...message, content: `${message.content}\n${rule(ask, next !== undefined)}${chapter}` } : message,
  );
}

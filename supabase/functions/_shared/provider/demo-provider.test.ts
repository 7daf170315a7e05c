import { type StoryRequest, countWords, GENRES, LANGUAGES, PERSPECTIVES, TONES } from '@storyloom/shared/domain';
import { readMessages } from '@storyloom/storyteller/read-messages';
import { tellStory } from '@storyloom/storyteller/tell-story';
import { describe, expect, it } from 'vitest';
import { parseStoryRequest } from '../stories/story-request.ts';
import { storyMessages } from '../stories/story-messages.ts';
import {
  AS_USER,
  eventsOf,
  serviceUnderTest,
  STORY_BODY,
  storyRequest,
  textOf,
} from '../testing/service-under-test.ts';

const prompt = 'Mira, a lighthouse keeper, finds a door under the sea';
const requestFor = (fields: object): StoryRequest => parseStoryRequest(JSON.stringify({ prompt, ...fields }));

describe('the demo storyteller as the provider', () => {
  it('The demo storyteller reads every setting from the messages of the service', () => {
    for (const genre of GENRES) {
      for (const language of LANGUAGES) {
        for (const perspective of PERSPECTIVES) {
          for (const tone of TONES) {
            const settings = { genre, language, perspective, tone, length: 700 };
            const wanted = readMessages(storyMessages(requestFor(settings)));
            expect(wanted).toEqual({ kind: 'story', order: { prompt, ...settings }, begun: undefined });
          }
        }
      }
    }
  });

  it.each(LANGUAGES)('Continue brings the rest of a story in %s that was stopped', (language) => {
    const order = { prompt, language, genre: 'fantasy', perspective: 'third', tone: 'neutral', length: 1500 } as const;
    const story = tellStory({ ...order, attempt: 3 });
    const begun = story.slice(0, Math.round(story.length * 0.4));
    const wanted = readMessages(storyMessages(requestFor({ ...order, continueOf: begun })));
    if (wanted.kind !== 'story') throw new Error('a story was asked for');
    expect(begun + tellStory({ ...wanted.order, attempt: 3 }, wanted.begun)).toBe(story);
  });

  it('A demo story is streamed as a provider’s is, and is announced as a demo', async () => {
    const service = serviceUnderTest({ demo: true });
    const events = await eventsOf(await service.handlers['generate-story'](storyRequest({ headers: AS_USER })));
    const text = tellStory(requestFor(STORY_BODY));
    expect(events[0]).toEqual({ type: 'start', runId: 'run-1', provider: 'Demo storyteller', demo: true });
    expect(textOf(events)).toBe(text);
    expect(events.at(-1)).toEqual({ type: 'end', reason: 'complete', words: countWords(text, 'english') });
  });
});

import { countWords, GENRES, PERSPECTIVES, storyTitle } from '@storyloom/shared/domain';
import { describe, expect, it } from 'vitest';
import { parseStoryRequest } from '../stories/story-request.ts';
import { AS_USER, eventsOf, serviceUnderTest, storyRequest, textOf } from '../testing/service-under-test.ts';
import { composeStory } from './compose.ts';
import { promptWords } from './prompt-words.ts';

const prompt = 'Mira, a lighthouse keeper, finds a door under the sea';
const compose = (fields: object = {}): string => composeStory(parseStoryRequest(JSON.stringify({ prompt, ...fields })));
const sentences = (text: string): string[] => text.split(/(?<=[.!?]"?)\s+/);

describe('the demo storyteller', () => {
  const lengths = [500, 600, 900, 1500, 2400, 5000];
  const cases = GENRES.flatMap((genre) => lengths.map((length) => ({ genre, length })));
  it.each(cases)('writes $length words of $genre within a tenth, and no sentence twice', ({ genre, length }) => {
    for (const perspective of PERSPECTIVES) {
      const story = compose({ genre, length, perspective });
      expect(Math.abs(countWords(story, 'english') / length - 1)).toBeLessThan(0.1);
      expect(new Set(sentences(story)).size).toBe(sentences(story).length);
      expect(story).not.toMatch(/[{}]|undefined|\. \./);
      expect(storyTitle(story)).toBeTruthy();
    }
  });

  it('takes its hero and its quest from the prompt', () => {
    expect(compose()).toContain('Mira');
    expect(compose()).toMatch(/lighthouse|door/);
    expect(promptWords('An old robot named Bolt walks home')).toMatchObject({ name: 'Bolt', noun: 'robot' });
    expect(promptWords('写一个关于龙的故事')).toEqual({});
  });

  it('writes the same story for the same request, and another one for another attempt', () => {
    expect(compose({ attempt: 1 })).toBe(compose({ attempt: 1 }));
    expect(compose({ attempt: 2 })).not.toBe(compose({ attempt: 1 }));
  });

  it('continues a story without its title and without repeating a sentence', () => {
    const begun = compose({ length: 1500 }).slice(0, 3000);
    const rest = compose({ length: 1500, continueOf: begun });
    expect(storyTitle(rest)).toBeUndefined();
    expect(sentences(rest).filter((sentence) => sentences(begun).includes(sentence))).toEqual([]);
  });

  it('is served through the same stream as a provider, and says that it is a demo', async () => {
    const service = serviceUnderTest({ demo: true });
    const events = await eventsOf(await service.handlers['generate-story'](storyRequest({ headers: AS_USER })));
    const body = { prompt: 'A keeper finds a door', genre: 'fantasy', length: 500 };
    const story = composeStory(parseStoryRequest(JSON.stringify(body)));
    expect(events[0]).toEqual({ type: 'start', runId: 'run-1', provider: 'Demo storyteller', demo: true });
    expect(textOf(events)).toBe(story);
    expect(events.at(-1)).toEqual({ type: 'end', reason: 'complete', words: countWords(story, 'english') });
  });

  it('keeps the pace it was given', async () => {
    const service = serviceUnderTest({ demo: true, config: { demoWordsPerSecond: 2000 } });
    const started = performance.now();
    await eventsOf(await service.handlers['generate-story'](storyRequest({ headers: AS_USER })));
    expect(performance.now() - started).toBeGreaterThan(180);
  });
});

import {
  type StoryRequest,
  countWords,
  GENRES,
  LANGUAGES,
  PERSPECTIVES,
  storyTitle,
  TONES,
} from '@storyloom/shared/domain';
import { describe, expect, it } from 'vitest';
import { sentencesOf } from '../engine/sentences.ts';
import { PACKS } from '../packs/packs.ts';
import { parseStoryRequest } from '../../stories/story-request.ts';
import { storyMessages } from '../../stories/story-messages.ts';
import { AS_USER, eventsOf, serviceUnderTest, storyRequest, textOf } from '../../testing/service-under-test.ts';
import { demoCompletions } from './completions.ts';
import { tellStory } from './tell-story.ts';
import { readMessages } from './wanted.ts';

const prompt = 'Mira, a lighthouse keeper, finds a door under the sea';
const requestFor = (fields: object = {}): StoryRequest => parseStoryRequest(JSON.stringify({ prompt, ...fields }));
const ask = (body: unknown, wordsPerSecond = 0, signal?: AbortSignal): Promise<Response> =>
  demoCompletions(wordsPerSecond)('http://demo.invalid/v1/chat/completions', {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    ...(signal ? { signal } : {}),
  });
const bodyFor = (fields: object = {}, more: object = {}): object => ({
  model: 'demo',
  messages: storyMessages(requestFor(fields)),
  seed: 1,
  ...more,
});

describe('the demo storyteller as a chat-completions server', () => {
  it('reads every setting from the messages', () => {
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

  it('understands messages that are not ours, as well as they say what they want', () => {
    const messages = [
      { role: 'system', content: 'Write a romance in French, first person, with a humorous tone, around 900 words.' },
      { role: 'user', content: 'two bakers' },
    ] as const;
    const order = {
      prompt: 'two bakers',
      genre: 'romance',
      language: 'french',
      perspective: 'first',
      tone: 'humorous',
      length: 900,
    };
    expect(readMessages(messages)).toMatchObject({ order });
    expect(readMessages([{ role: 'user', content: 'hello' }])).toMatchObject({
      order: { prompt: 'hello', genre: 'fantasy', language: 'english', length: 1500 },
    });
  });

  it('answers whole or streamed, with the same text', async () => {
    const whole = await (await ask(bodyFor())).json();
    expect(whole).toMatchObject({
      object: 'chat.completion',
      model: 'demo',
      choices: [{ index: 0, finish_reason: 'stop' }],
    });
    const text: string = whole.choices[0].message.content;
    expect(storyTitle(text)).toBeTruthy();
    const streamed = await ask(bodyFor({}, { stream: true }));
    expect(streamed.headers.get('content-type')).toBe('text/event-stream');
    const frames = (await streamed.text())
      .trim()
      .split('\n\n')
      .map((frame) => frame.slice('data: '.length));
    expect(frames.pop()).toBe('[DONE]');
    const chunks = frames.map((frame) => JSON.parse(frame));
    expect(chunks.every((chunk) => chunk.object === 'chat.completion.chunk')).toBe(true);
    expect(chunks.at(-1).choices[0].finish_reason).toBe('stop');
    expect(chunks.map((chunk) => chunk.choices[0].delta.content ?? '').join('')).toBe(text);
  });

  it('chooses among the stories of a prompt by the seed', async () => {
    const story = async (seed: number): Promise<string> =>
      (await (await ask(bodyFor({}, { seed }))).json()).choices[0].message.content;
    expect(await story(1)).toBe(await story(1));
    expect(await story(2)).not.toBe(await story(1));
  });

  it.each(['', 'null', '{}', '{"messages":"hello"}'])('refuses the body %j as such servers do', async (body) => {
    const response = await ask(body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { type: 'invalid_request_error' } });
  });

  it('keeps the pace that it was given, in words, in Chinese too', async () => {
    for (const language of ['english', 'chinese']) {
      const response = await ask(bodyFor({ language, length: 500 }, { stream: true }), 2000);
      const started = performance.now();
      const frames = (await response.text()).split('\n\n').length;
      // 500 words at 2,000 a second, 100 in a piece.
      expect(performance.now() - started).toBeGreaterThan(180);
      expect(frames).toBeGreaterThan(6);
      expect(frames).toBeLessThan(12);
    }
  });

  it('ends when the request is aborted', async () => {
    const leaving = new AbortController();
    const reader = (await ask(bodyFor({}, { stream: true }), 60, leaving.signal)).body?.getReader();
    await reader?.read();
    leaving.abort(new Error('left'));
    await expect(async () => {
      while (!(await reader?.read())?.done);
    }).rejects.toThrow('left');
  });

  it('is served through the same stream as a provider, and says that it is a demo', async () => {
    const service = serviceUnderTest({ demo: true });
    const events = await eventsOf(await service.handlers['generate-story'](storyRequest({ headers: AS_USER })));
    const { attempt, ...story } = parseStoryRequest(
      JSON.stringify({ prompt: 'A keeper finds a door', genre: 'fantasy', length: 500 }),
    );
    const text = tellStory({ ...story, attempt });
    expect(events[0]).toEqual({ type: 'start', runId: 'run-1', provider: 'Demo storyteller', demo: true });
    expect(textOf(events)).toBe(text);
    expect(events.at(-1)).toEqual({ type: 'end', reason: 'complete', words: countWords(text, 'english') });
  });

  it('deals every prompt of a genre before one comes again', async () => {
    const server = demoCompletions(0);
    const messages = [
      { role: 'system', content: 'Write one prompt of 30 to 50 words for a romance story, in Spanish.' },
    ];
    const { prompts } = PACKS.spanish.romance;
    const dealt = await Promise.all(
      prompts.map(
        async () =>
          (await (await server('', { body: JSON.stringify({ messages }) })).json()).choices[0].message.content,
      ),
    );
    expect(dealt.toSorted()).toEqual(prompts.toSorted());
  });
});

describe('Continue', () => {
  const order = {
    language: 'english',
    genre: 'fantasy',
    perspective: 'third',
    tone: 'neutral',
    length: 1500,
    attempt: 3,
    prompt,
  } as const;
  /** What follows on a text, as the service asks for it: the length is of what is missing. */
  const continued = (begun: string, fields: object = {}): string => {
    const request = requestFor({ ...order, ...fields, continueOf: begun });
    const wanted = readMessages(storyMessages(request));
    if (wanted.kind !== 'story') throw new Error('a story was asked for');
    return tellStory({ ...wanted.order, attempt: request.attempt }, wanted.begun);
  };

  it.each([500, 800, 1500, 3000, 5000])('tells the rest of the story that was stopped: %i words', (length) => {
    const story = tellStory({ ...order, length });
    // The length asked for is not in the messages, only about what is missing; a beginning may be one of two lengths.
    const near = [length - 100, length, length + 100].map((each) => tellStory({ ...order, length: each }));
    for (const share of [0.02, 0.4]) {
      const begun = story.slice(0, story.indexOf(' ', story.length * share));
      expect(near).toContain(begun + continued(begun, { length }));
    }
    const most = story.slice(0, story.indexOf(' ', story.length * 0.97));
    expect(most + continued(most, { length })).toBe(story);
  });

  it.each(LANGUAGES)('does so in %s', (language) => {
    const story = tellStory({ ...order, language });
    const begun = story.slice(0, Math.round(story.length * 0.4));
    expect(begun + continued(begun, { language })).toBe(story);
  });

  it.each([
    ['somebody else’s text', () => '# Mine\n\nMira sat on the step and ate a pear.'],
    ['a story of its own that is whole', () => tellStory(order)],
  ])('goes on from %s, without title or a sentence of it', (_, text) => {
    const begun = text();
    const rest = continued(begun);
    expect(storyTitle(rest)).toBeUndefined();
    expect(countWords(rest, 'english')).toBeGreaterThan(450);
    const there = new Set(sentencesOf(begun));
    expect(sentencesOf(rest).filter((sentence) => there.has(sentence))).toEqual([]);
  });
});

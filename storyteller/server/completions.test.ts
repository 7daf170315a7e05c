import { storyTitle } from '@storyloom/shared/domain';
import { describe, expect, it } from 'vitest';
import { PACKS } from '../packs/packs.ts';
import { messagesFor } from '../testing/messages.ts';
import { demoCompletions } from './completions.ts';
import { createStoryteller } from './storyteller.ts';

const ORDER = {
  prompt: 'Mira, a lighthouse keeper, finds a door under the sea',
  genre: 'fantasy',
  language: 'english',
  perspective: 'third',
  tone: 'neutral',
  length: 1500,
} as const;
const ask = (body: unknown, wordsPerSecond = 0, signal?: AbortSignal): Promise<Response> =>
  demoCompletions(wordsPerSecond, createStoryteller())('http://demo.invalid/v1/chat/completions', {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    ...(signal ? { signal } : {}),
  });
const bodyFor = (fields: object = {}, more: object = {}): object => ({
  model: 'demo',
  messages: messagesFor({ ...ORDER, ...fields }),
  seed: 1,
  ...more,
});

const passageMessages = (user: string, task = 'Rewrite the passage') => [
  { role: 'system', content: `${task}: a fantasy story in English, in the third person.` },
  { role: 'user', content: user },
];

describe('the chat-completions server', () => {
  it('A whole answer and a streamed one have the same text', async () => {
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

  it('The seed chooses among the stories of a prompt', async () => {
    const story = async (seed: number): Promise<string> =>
      (await (await ask(bodyFor({}, { seed }))).json()).choices[0].message.content;
    expect(await story(1)).toBe(await story(1));
    expect(await story(2)).not.toBe(await story(1));
  });

  it('refuses a body without messages with an error of the protocol', async () => {
    for (const body of ['', 'null', '{}', '{"messages":"hello"}']) {
      const response = await ask(body);
      expect(response.status, body).toBe(400);
      expect(await response.json()).toMatchObject({ error: { type: 'invalid_request_error' } });
    }
  });

  it('A story is streamed at the pace asked for in words, in Chinese too', async () => {
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

  it('The stream fails with the reason of the abort when the request is aborted', async () => {
    const leaving = new AbortController();
    const reader = (await ask(bodyFor({}, { stream: true }), 60, leaving.signal)).body?.getReader();
    await reader?.read();
    leaving.abort(new Error('left'));
    await expect(async () => {
      while (!(await reader?.read())?.done);
    }).rejects.toThrow('left');
  });

  it('Every prompt of a genre is dealt before one comes again', async () => {
    const server = demoCompletions(0, createStoryteller());
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

  it('A passage of its own story comes back in other words, streamed or whole', async () => {
    const story: string = (await (await ask(bodyFor())).json()).choices[0].message.content;
    const passage = story.split('\n\n').slice(2, 4).join('\n\n');
    const messages = passageMessages(`<passage>\n${passage}\n</passage>`);
    const { choices } = await (await ask({ messages, seed: 1 })).json();
    expect(choices[0]).toMatchObject({ finish_reason: 'stop' });
    const { content } = choices[0].message;
    expect(content.split('\n\n')).toHaveLength(2);
    expect(content).not.toBe(passage);
    const streamed = await (await ask({ messages, seed: 1, stream: true })).text();
    expect(streamed).toContain('"finish_reason":"stop"');
    expect((await (await ask({ messages, seed: 2 })).json()).choices[0].message.content).not.toBe(content);
  });

  it.each([
    ['The passage of another author', passageMessages('<passage>\nThe cat sat.\n</passage>'), 'another author'],
    [
      'A passage with an instruction',
      passageMessages('<passage>\nx\n</passage>', 'as the instruction asks'),
      'instruction',
    ],
  ])('%s is refused with a sentence for the reader', async (_, messages, code) => {
    const response = await ask({ messages });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      error: { code, type: 'invalid_request_error', message: expect.stringMatching(/^The demo storyteller .+\.$/) },
    });
  });
});

import { describe, expect, it } from 'vitest';
import {
  bodyOf,
  chunk,
  content,
  DONE,
  GOOD_STORY,
  refuses,
  scriptedProvider,
  STOP,
  streams,
  type Answer,
} from '../_shared/testing/scripted-provider.ts';
import {
  askAsGuest,
  askAsUser,
  CANARY_KEY,
  eventsOf,
  serviceUnderTest,
  serviceWith,
  STORY_BODY,
  textOf,
} from '../_shared/testing/service-under-test.ts';

describe('what the provider is asked', () => {
  it('The provider gets the fixed model, limits and temperature, and the key', async () => {
    const service = serviceWith(GOOD_STORY);
    await eventsOf(await askAsUser(service, { prompt: 'A door', tone: 'humorous', model: 'gpt-99', max_tokens: 9 }));
    const [request] = service.provider.requests;
    expect(request?.url).toBe('http://provider.test:8080/v1/chat/completions');
    expect(request?.headers.get('authorization')).toBe(`Bearer ${CANARY_KEY}`);
    expect(request?.body).toMatchObject({ model: 'gpt-4o-mini', max_tokens: 8000, temperature: 0.9, stream: true });
  });

  it('The provider is asked once more with max_completion_tokens or without temperature, and later requests do so at once', async () => {
    const tokens = refuses(400, { error: { message: "Unsupported parameter: 'max_tokens'.", param: 'max_tokens' } });
    const temperature = refuses(400, {
      error: { message: "'temperature' does not support 0.7", param: 'temperature' },
    });
    const service = serviceWith(tokens, temperature, GOOD_STORY);
    expect(textOf(await eventsOf(await askAsUser(service)))).toContain('Once');
    await eventsOf(await askAsUser(service, { ...STORY_BODY, runId: 'run-2' }));
    const sent = service.provider.requests.map(({ body }) =>
      ['max_tokens', 'max_completion_tokens', 'temperature'].filter((name) => name in body).join(),
    );
    const learnt = 'max_completion_tokens';
    expect(sent).toEqual(['max_tokens,temperature', `${learnt},temperature`, learnt, learnt]);
  });

  it('The provider is asked only once more for each parameter', async () => {
    const service = serviceWith(refuses(400, { error: { message: 'max_tokens', param: 'max_tokens' } }));
    await eventsOf(await askAsUser(service));
    expect(service.provider.requests).toHaveLength(2);
  });
});

describe('the stream', () => {
  it('The stream is neither cached, buffered nor rewritten on its way, and its events are numbered', async () => {
    const response = await askAsUser(serviceWith(GOOD_STORY));
    expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/);
    expect(response.headers.get('cache-control')).toBe('no-cache, no-transform');
    expect(response.headers.get('x-accel-buffering')).toBe('no');
    const raw = await response.text();
    expect(raw.match(/^id: \d+$/gm)).toEqual(['id: 1', 'id: 2', 'id: 3', 'id: 4']);
    expect(raw).toContain('id: 2\nevent: delta\ndata: {"text":"# The Door\\n"}\n\n');
  });

  const part = content('Once upon');
  it.each<[string, Answer, string]>([
    ['stop without DONE', streams(part, STOP), 'complete'],
    ['DONE without a reason', streams(part, DONE), 'complete'],
    ['neither stop nor DONE', streams(part), 'lost'],
    ['a broken connection', () => new Response(bodyOf([part], 'break')), 'lost'],
    ['length', streams(part, chunk({}, 'length'), DONE), 'length'],
    ['the filter', streams(part, chunk({}, 'content_filter'), DONE), 'filtered'],
    [
      'the filter as an error',
      streams(part, 'data: {"error":{"code":"content_filter","message":"x"}}\n\n'),
      'filtered',
    ],
    ['a reason and then an open line', () => new Response(bodyOf([part, STOP], 'stay')), 'complete'],
    [
      'a JSON body',
      refuses(200, { choices: [{ message: { content: 'Once upon' }, finish_reason: 'stop' }] }),
      'complete',
    ],
  ])('A story that ends with %s has the right reason', async (_, answer, reason) => {
    const service = serviceWith(answer);
    const events = await eventsOf(await askAsGuest(service));
    expect(textOf(events)).toBe('Once upon');
    expect(events.at(-1)).toEqual({ type: 'end', reason, words: 2 });
    expect(service.supabase.refunds).toEqual([]);
    expect(service.provider.requests).toHaveLength(1);
  });

  it('An error after some text keeps the text and refunds nothing', async () => {
    const service = serviceWith(streams(part, 'data: {"error":{"message":"Overloaded","code":503}}\n\n'));
    const events = await eventsOf(await askAsGuest(service));
    expect(textOf(events)).toBe('Once upon');
    expect(events.at(-1)).toEqual({ type: 'error', code: 'provider_unavailable', message: 'Overloaded' });
    expect(service.supabase.refunds).toEqual([]);
  });

  it('Text that arrives together reaches the reader as one event, also before an error', async () => {
    const error = 'data: {"error":{"message":"Overloaded","code":503}}\n\n';
    const service = serviceWith(streams(content('Once ') + content('upon ') + content('a time') + error));
    const events = await eventsOf(await askAsUser(service));
    expect(events.slice(1)).toEqual([
      { type: 'delta', text: 'Once upon a time' },
      { type: 'error', code: 'provider_unavailable', message: 'Overloaded' },
    ]);
  });

  it('A story that is also repeated as a whole comes once', async () => {
    const whole = 'data: {"choices":[{"message":{"content":"Once upon"},"finish_reason":"stop"}]}\n\n';
    expect(textOf(await eventsOf(await askAsUser(serviceWith(streams(part, whole, DONE)))))).toBe('Once upon');
  });

  it('A story stops at the limit of characters without halving one', async () => {
    const provider = scriptedProvider(() => new Response(bodyOf([content('abc'), content('d🌍e')], 'stay')));
    const service = serviceUnderTest({ providerFetch: provider.fetch, limits: { characters: 5 } });
    const events = await eventsOf(await askAsUser(service));
    expect(textOf(events)).toBe('abcd');
    expect(events.at(-1)).toMatchObject({ type: 'end', reason: 'stopped' });
  });
});

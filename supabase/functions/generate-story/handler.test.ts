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
  errorOf,
  eventsOf,
  SECRET_KEY,
  serviceUnderTest,
  serviceWith,
  STORY_BODY,
  textOf,
} from '../_shared/testing/service-under-test.ts';

const OVERLOADED = 'data: {"error":{"message":"Overloaded","code":503}}\n\n';
const once = content('Once upon');

describe('a story', () => {
  it('is streamed to a signed-in user, who spends no free story', async () => {
    const service = serviceWith(GOOD_STORY);
    const response = await askAsUser(service);
    expect(response.status).toBe(200);
    expect(await eventsOf(response)).toEqual([
      { type: 'start', runId: 'run-1', provider: 'Text provider', demo: false },
      { type: 'delta', text: '# The Door\n' },
      { type: 'delta', text: 'Once upon a time.' },
      { type: 'end', reason: 'complete', words: 6 },
    ]);
    expect(service.supabase.rpcs.map(({ name }) => name)).toEqual(['begin_story_run', 'end_story_run']);
  });

  it('tells a guest how many are used, and only the secret key spends them', async () => {
    const service = serviceWith(GOOD_STORY);
    const events = await eventsOf(await askAsGuest(service));
    expect(events[0]).toMatchObject({ type: 'start', usage: { used: 1, limit: 3 } });
    expect(service.supabase.keys.filter(({ path }) => path.includes('/rpc/'))).toEqual([
      { path: '/rest/v1/rpc/spend_guest_generation', apikey: SECRET_KEY },
      { path: '/rest/v1/rpc/finish_guest_run', apikey: SECRET_KEY },
    ]);
  });

  it('is asked for with the server’s model, limits and key, whatever the body says', async () => {
    const service = serviceWith(GOOD_STORY);
    await eventsOf(await askAsUser(service, { prompt: 'A door', tone: 'humorous', model: 'gpt-99', max_tokens: 9 }));
    const [request] = service.provider.requests;
    expect(request?.url).toBe('http://provider.test:8080/v1/chat/completions');
    expect(request?.headers.get('authorization')).toBe(`Bearer ${CANARY_KEY}`);
    const { messages, ...rest } = request?.body ?? {};
    expect(messages).toHaveLength(2);
    expect(rest).toEqual({ model: 'gpt-4o-mini', max_tokens: 8000, temperature: 0.9, stream: true });
  });

  it('is refused before anything is spent when the request is bad', async () => {
    const service = serviceWith(GOOD_STORY);
    const response = await askAsGuest(service, { body: { prompt: ' ' } });
    expect([response.status, (await errorOf(response)).code]).toEqual([400, 'bad_request']);
    expect([service.supabase.rpcs, service.provider.requests]).toEqual([[], []]);
  });

  it('comes as numbered events that no cache or proxy may hold back or change', async () => {
    const response = await askAsUser(serviceWith(GOOD_STORY));
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-cache, no-transform',
      'x-accel-buffering': 'no',
    });
    const raw = await response.text();
    expect(raw.match(/^id: \d+$/gm)).toEqual(['id: 1', 'id: 2', 'id: 3', 'id: 4']);
    expect(raw).toContain('id: 2\nevent: delta\ndata: {"text":"# The Door\\n"}\n\n');
  });
});

describe('the end of a story', () => {
  it.each<[string, Answer, string]>([
    ['stop without DONE', streams(once, STOP), 'complete'],
    ['DONE without a reason', streams(once, DONE), 'complete'],
    ['neither stop nor DONE', streams(once), 'lost'],
    ['a broken connection', () => new Response(bodyOf([once], 'break')), 'lost'],
    ['length', streams(once, chunk({}, 'length'), DONE), 'length'],
    ['the filter', streams(once, chunk({}, 'content_filter'), DONE), 'filtered'],
    ['the filter as an error', streams(once, 'data: {"error":{"code":"content_filter"}}\n\n'), 'filtered'],
    ['a reason and then an open line', () => new Response(bodyOf([once, STOP], 'stay')), 'complete'],
    ['JSON', refuses(200, { choices: [{ message: { content: 'Once upon' }, finish_reason: 'stop' }] }), 'complete'],
  ])('has the right reason and costs a guest a story: %s', async (_, answer, reason) => {
    const service = serviceWith(answer);
    const events = await eventsOf(await askAsGuest(service));
    expect(textOf(events)).toBe('Once upon');
    expect(events.at(-1)).toEqual({ type: 'end', reason, words: 2 });
    expect([service.supabase.refunds, service.provider.requests.length]).toEqual([[], 1]);
  });

  it('keeps the text before an error as one event and refunds nothing', async () => {
    const service = serviceWith(streams(content('Once ') + content('upon ') + content('a time') + OVERLOADED));
    expect((await eventsOf(await askAsGuest(service))).slice(1)).toEqual([
      { type: 'delta', text: 'Once upon a time' },
      { type: 'error', code: 'provider_unavailable', message: 'Overloaded' },
    ]);
    expect(service.supabase.refunds).toEqual([]);
  });

  it('leaves out a whole text that the provider repeats after streaming it', async () => {
    const whole = 'data: {"choices":[{"message":{"content":"Once upon"},"finish_reason":"stop"}]}\n\n';
    expect(textOf(await eventsOf(await askAsUser(serviceWith(streams(once, whole, DONE)))))).toBe('Once upon');
  });

  it('comes at the limit of characters without halving one', async () => {
    const provider = scriptedProvider(() => new Response(bodyOf([content('abc'), content('d🌍e')], 'stay')));
    const service = serviceUnderTest({ providerFetch: provider.fetch, limits: { characters: 5 } });
    const events = await eventsOf(await askAsUser(service, STORY_BODY));
    expect(textOf(events)).toBe('abcd');
    expect(events.at(-1)).toMatchObject({ type: 'end', reason: 'stopped' });
  });
});

import { describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  bodyOf,
  chunk,
  content,
  DONE,
  GOOD_STORY,
  GOOD_TEXT,
  refuses,
  STOP,
  streams,
  unreachable,
  type Answer,
} from '../_shared/testing/scripted-provider.ts';
import {
  askAsGuest,
  askAsUser,
  CANARY_KEY,
  eventsOf,
  GUEST_SECRET,
  impatientServiceWith,
  SECRET_KEY,
  serviceWith,
  STORY_BODY,
  textOf,
} from '../_shared/testing/service-under-test.ts';

const FAILED = 'Failed to generate story. Please try again.';
const UNAVAILABLE = 'The story service is temporarily unavailable. Please try again later.';
const EMPTY = 'No story content was generated';
const NOT_A_STORY = 'The model sent something that is not a story';
const LIMITED = 'provider_rate_limited';
const PAGE = '<!doctype html><html><body>502 Bad Gateway</body></html>';
const SILENT: Answer = () => new Promise(() => undefined);
const says = (message: string, more: object = {}): Answer => refuses(400, { error: { message, ...more } });
const hangs =
  (...parts: string[]): Answer =>
  () =>
    new Response(bodyOf(parts, 'stay'));
/** What a provider does, the code and the message for the reader, and how often the provider is asked. */
type Row = readonly [answer: Answer, code: string, message: string | RegExp, calls?: number];
const FAILURES: Readonly<Record<string, readonly Row[]>> = {
  'the key or the bill of the operator': [
    [refuses(401, { error: { message: `Bad key ${CANARY_KEY}` } }), 'provider_unauthorized', UNAVAILABLE],
    [says('no', { code: 'invalid_api_key' }), 'provider_unauthorized', UNAVAILABLE],
    [refuses(402, { error: { message: 'Pay' } }), 'provider_unavailable', UNAVAILABLE],
    [refuses(429, { error: { code: 'insufficient_quota' } }), 'provider_unavailable', UNAVAILABLE],
  ],
  'a refusal with a reason': [
    [says('Too long'), 'provider_error', 'Too long'],
    [says('max_tokens is too large: 9 of 4', { param: 'max_tokens' }), 'provider_error', /^max_tokens is too/, 5],
    [refuses(400, 'prompt is too long'), 'provider_error', 'prompt is too long'],
    [refuses(400, { error: 'model missing' }), 'provider_error', 'model missing'],
    [refuses(404, { detail: 'Not Found' }), 'provider_error', 'Not Found'],
    [streams('data: {"error":{"message":"No model"}}\n\n'), 'provider_error', 'No model'],
    [refuses(200, { error: { message: 'No model' } }), 'provider_error', 'No model'],
  ],
  'a refusal without a reason that can be shown': [
    [says(`Key ${CANARY_KEY}, sk-abcdef123456`), 'provider_error', FAILED],
    [says('Bad turn: "You are a skilled author. Write a fantasy story in English."'), 'provider_error', FAILED],
    [refuses(200, PAGE), 'provider_error', FAILED],
    [refuses(400, 'y'.repeat(200_000)), 'provider_error', FAILED],
  ],
  'a provider that is down': [
    [refuses(500, { error: { message: 'Oops' } }), 'provider_unavailable', 'Oops', 3],
    [refuses(503, 'down', { 'retry-after': '3' }), 'provider_unavailable', 'down', 3],
    [refuses(503, 'down', { 'retry-after': '4' }), 'provider_unavailable', 'down', 1],
    [unreachable, 'provider_unavailable', /couldn’t be reached/, 3],
    [() => new Response(bodyOf([': hi\n\n'], 'break')), 'provider_unavailable', /was lost/],
  ],
  'the filter': [
    [refuses(400, { error: { code: 'content_filter', message: 'x' } }), 'filtered', /content filter declined/],
    [streams(chunk({}, 'content_filter'), DONE), 'filtered', /content filter declined/],
    [streams(chunk({ refusal: 'I cannot' }), STOP), 'filtered', /content filter declined/],
    [streams(content('I’m sorry, but I can’t write this.'), STOP, DONE), 'filtered', /service declined to write this/],
  ],
  'an answer without a story': [
    [refuses(200), 'empty', EMPTY],
    [() => new Response(null), 'empty', /sent an empty answer\. Please try again/],
    [streams(content('<think>Hm</think>'), STOP, DONE), 'empty', EMPTY],
    ...['\u200B', '\u2800\u2800', '.', '—', '# \u200B\n\n…'].map((text): Row => [
      streams(content(text), STOP, DONE),
      'empty',
      EMPTY,
    ]),
    [streams(chunk({ reasoning: 'Hm' }), chunk({}, 'length')), 'empty', /allowance before it wrote/],
  ],
  'something that is not a story': [
    [streams(`data: ${'x'.repeat(1_100_000)}`), 'provider_error', NOT_A_STORY],
    [refuses(200, { choices: [], more: 'x'.repeat(1_100_000) }), 'provider_error', NOT_A_STORY],
    [streams(`data: ${'['.repeat(500_000)}\n\n`), 'provider_error', NOT_A_STORY],
    [streams(': hi\n\n', '.\n'.repeat(2_000)), 'provider_error', NOT_A_STORY],
    [streams(content(`Once.${'\n'.repeat(9_000)}`), STOP, DONE), 'provider_error', NOT_A_STORY],
    [streams(content(`Once.${'---\n'.repeat(3_000)}`), STOP, DONE), 'provider_error', NOT_A_STORY],
    [streams(content('Sure! What should the hero be called?'), STOP, DONE), 'provider_error', NOT_A_STORY],
    [streams(content('😀😀😀'), STOP, DONE), 'provider_error', NOT_A_STORY],
  ],
  silence: [
    [SILENT, 'provider_timeout', /sent no text for/],
    [hangs(': hi\n\n'), 'provider_timeout', /sent no text for/],
    [hangs(chunk({ reasoning: 'Hm' })), 'provider_timeout', /sent no text for/],
  ],
  'a rate limit': [
    [refuses(429, '', { 'retry-after': 'soon' }), LIMITED, /busy right now\. Please try again in a moment\.$/],
    [says('Slow down!', { code: 'rate_limit_exceeded' }), LIMITED, 'Slow down! Please try again in a moment.'],
  ],
};

const saying = (message: string | RegExp): unknown =>
  typeof message === 'string' ? message : expect.stringMatching(message);

describe('a story that never begins', () => {
  it.each(Object.entries(FAILURES))('says why, shows no secret and is refunded once: %s', async (name, rows) => {
    for (const [answer, code, message, calls = 1] of rows) {
      const service = name === 'silence' ? impatientServiceWith(answer) : serviceWith(answer);
      const events = await eventsOf(await askAsGuest(service));
      expect(events.filter(({ type }) => type !== 'waiting')).toEqual([
        expect.objectContaining({ type: 'start' }),
        expect.objectContaining({ type: 'error', code, message: saying(message) }),
      ]);
      expect([service.supabase.refunds.length, service.provider.requests.length], String(message)).toEqual([1, calls]);
      const shown = JSON.stringify(events) + service.logged();
      for (const secret of [CANARY_KEY, SECRET_KEY, GUEST_SECRET]) expect(shown).not.toContain(secret);
      expect(service.logged()).not.toContain('A keeper finds');
    }
  });

  it('ends as lost when the model’s thoughts never end', async () => {
    const events = await eventsOf(
      await askAsUser(serviceWith(streams(content('# A\n\nIt rang. <think>'), content('No.'), STOP, DONE))),
    );
    expect(events.at(-1)).toMatchObject({ type: 'end', reason: 'lost' });
  });

  it('is one if only its titles come, which costs nothing', async () => {
    for (const more of ['Cat\n', 'Cat\n\n## Chapter 1\n\n😀']) {
      const service = serviceWith(streams(content('# The '), content(more), STOP, DONE));
      expect((await eventsOf(await askAsGuest(service))).at(-1)).toMatchObject({ type: 'error', code: 'empty' });
      expect(service.supabase.refunds).toHaveLength(1);
    }
  });

  it('passes the waiting time of a rate limit on', async () => {
    const service = serviceWith(refuses(429, { error: { message: 'Slow' } }, { 'retry-after': '7' }));
    const message = 'Slow. Please try again in 7 seconds.';
    expect((await eventsOf(await askAsGuest(service)))[1]).toMatchObject({ code: LIMITED, message, retryAfter: 7 });
  });

  it('comes once when the provider is asked again and answers', async () => {
    const service = serviceWith(refuses(503), unreachable, GOOD_STORY);
    expect(textOf(await eventsOf(await askAsGuest(service)))).toBe(GOOD_TEXT);
    expect(service.supabase.refunds).toEqual([]);
  });

  it('is logged with its cause and the provider’s words, without the key and the reader’s words', async () => {
    const loggedOf = async (answer: Answer) => {
      const service = answer === SILENT ? impatientServiceWith(answer) : serviceWith(answer);
      await eventsOf(await askAsGuest(service));
      return service.logs.find(({ event }) => event === 'story_run');
    };
    const message = `Bad key ${CANARY_KEY} at http://10.1.2.3:8080 for "A keeper finds a door"`;
    const said = '{"error":{"message":"Bad key [redacted] at http://10.1.2.3:8080 for \\"[prompt]\\""}}';
    expect(await loggedOf(says(message))).toMatchObject({ outcome: 'error', code: 'provider_error', said });
    const coded = refuses(401, { error: { code: 'invalid_api_key', message: 'no' } });
    expect(await loggedOf(coded)).toHaveProperty('cause', 'provider status 401 invalid_api_key');
    expect(await loggedOf(refuses(500, 'x'))).toHaveProperty('cause', 'provider status 500');
    expect(await loggedOf(unreachable)).toHaveProperty('cause', 'TypeError');
    expect(await loggedOf(SILENT)).toHaveProperty('cause', 'first-token');
  });
});

const PARAMETERS = ['max_tokens', 'max_completion_tokens', 'temperature'];
const refusing = (error: object, status = 400): Answer => refuses(status, { error });

/** The parameters of each request: of one that is refused, of its repetition, and of another story. */
async function asked(answers: readonly Answer[], prompt: string = STORY_BODY.prompt): Promise<string[]> {
  const service = serviceWith(...answers);
  await eventsOf(await askAsUser(service, { ...STORY_BODY, prompt }));
  await eventsOf(await askAsUser(service, { ...STORY_BODY, runId: 'run-2' }));
  return service.provider.requests.map(({ body }) => PARAMETERS.filter((name) => name in body).join());
}

const ALL = 'max_tokens,temperature';
const COMPLETION = 'max_completion_tokens,temperature';

describe('a parameter that a provider refuses', () => {
  it('is not sent again in any story', async () => {
    for (const [error, then, status] of [
      [{ message: 'Bad value', param: 'temperature' }, 'max_tokens'],
      [{ message: "Unsupported value: 'temperature' does not support 0.7. Only 1 is." }, 'max_tokens', 422],
      [{ message: '`temperature` is deprecated for this model.' }, 'max_tokens'],
      [{ message: 'Bad value', param: 'max_tokens' }, COMPLETION],
      [{ message: "Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead." }, COMPLETION],
    ] as const) {
      expect(await asked([refusing(error, status), GOOD_STORY]), error.message).toEqual([ALL, then, then]);
    }
  });

  it('is left out beside another one, each after one refusal', async () => {
    const [tokens, temperature] = [refusing({ param: 'max_tokens' }), refusing({ param: 'temperature' })];
    const learnt = 'max_completion_tokens';
    expect(await asked([tokens, temperature, GOOD_STORY])).toEqual([ALL, COMPLETION, learnt, learnt]);
    expect(await asked([tokens]), 'a server that refuses everything teaches nothing').toEqual([
      ALL,
      COMPLETION,
      ALL,
      COMPLETION,
    ]);
  });

  it('is sent again when the refusal is about something else', async () => {
    for (const [error, prompt, status] of [
      [{ message: 'Your prompt "The temperature fell" was rejected' }],
      [{ message: "Unsupported value: 'temperature'", param: 'messages[1].content' }],
      [{ message: `Only text is allowed. ${'x'.repeat(80)} temperature` }],
      [{ message: 'Not allowed: temperature is not supported' }, 'Temperature is not supported here, said the lamp'],
      [{ param: 'temperature' }, undefined, 404],
    ] as const) {
      expect(await asked([refusing(error, status), GOOD_STORY], prompt), JSON.stringify(error)).toEqual([ALL, ALL]);
    }
  });
});

const NAMES_WINDOW = says("This model's maximum context length is 900 tokens");

const NAMES_MOST = says('max_tokens must be at most 300', { param: 'max_tokens' });

describe('a small limit that a refusal has named', () => {
  /** What becomes of a long prompt at once and half a minute later, and of the next one; and what the provider is asked for. */
  async function longPrompts(...answers: readonly Answer[]) {
    const now = Date.now();
    const clock = vi.spyOn(Date, 'now').mockReturnValue(now);
    onTestFinished(() => clock.mockRestore());
    const service = serviceWith(...answers);
    const told = async (runId: string, prompt = 'A lamp. '.repeat(480)): Promise<unknown> => {
      const last = (await eventsOf(await askAsUser(service, { ...STORY_BODY, runId, prompt }))).at(-1);
      return last?.type === 'error' ? last.code : last?.type;
    };
    const ends = [await told('run-1', 'A lamp'), await told('run-2')];
    clock.mockReturnValue(now + 30_000);
    ends.push(await told('run-3'), await told('run-4'));
    return { ends, tokens: service.provider.requests.map(({ body }) => body['max_tokens']) };
  }

  it('is forgotten once the model takes a longer prompt, half a minute later', async () => {
    const { ends, tokens } = await longPrompts(NAMES_WINDOW, GOOD_STORY);
    expect(ends).toEqual(['end', 'too_large', 'end', 'end']);
    expect(tokens).toEqual([8000, expect.any(Number), 8000, 8000]);
  });

  it('is believed on where the model refuses the longer prompt', async () => {
    const { ends, tokens } = await longPrompts(NAMES_WINDOW, GOOD_STORY, NAMES_WINDOW);
    expect(ends).toEqual(['end', 'too_large', 'too_large', 'too_large']);
    expect(tokens).toHaveLength(3);
  });

  it('is forgotten once the model writes longer answers, half a minute later', async () => {
    const { tokens } = await longPrompts(NAMES_MOST, GOOD_STORY);
    expect(tokens).toEqual([8000, 300, 300, 8000, 8000]);
  });
});

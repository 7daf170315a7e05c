import { describe, expect, it } from 'vitest';
import { NEW } from '../_shared/testing/fixtures/passage-answers.ts';
import { askForPassage, PASSAGE_BODY, revise } from '../_shared/testing/passages.ts';
import {
  bodyOf,
  content,
  DONE,
  refuses,
  scriptedProvider,
  STOP,
  streams,
} from '../_shared/testing/scripted-provider.ts';
import {
  askAsUser,
  errorOf,
  eventsOf,
  serviceUnderTest,
  serviceWith,
  STORY_BODY,
  textOf,
} from '../_shared/testing/service-under-test.ts';

const GOOD = streams(content(NEW), STOP, DONE);
const as = (runId: string) => ({ ...PASSAGE_BODY, runId });

describe('the limits of changes to passages', () => {
  it('Stories and changes count together, and the message says so', async () => {
    const provider = scriptedProvider(GOOD);
    const service = serviceUnderTest({ providerFetch: provider.fetch, config: { guards: { perHour: 2 } } });
    await eventsOf(await askAsUser(service, { ...STORY_BODY, runId: 'a' }));
    await eventsOf(await askForPassage(service, as('b')));
    const refused = await askForPassage(service, as('c'));
    expect(refused.status).toBe(429);
    expect(await errorOf(refused)).toEqual({
      code: 'rate_limited',
      message: 'You’ve reached the limit of 2 stories and changes to passages an hour. Please try again in 12 minutes.',
      retryAfter: 700,
    });
    expect(provider.requests).toHaveLength(2);
  });

  it('Two may be in progress at once, and the next begins when the user leaves one', async () => {
    const service = serviceUnderTest({
      providerFetch: async () => new Response(bodyOf([content(NEW)], 'stay')),
    });
    const [one, two] = [await askForPassage(service, as('a')), await askForPassage(service, as('b'))];
    const refused = await askForPassage(service, as('c'));
    expect((await errorOf(refused)).message).toMatch(
      /^You already have 2 stories and changes to passages in progress, the most at one time\. Stop one, or try again /,
    );
    await one.body?.cancel();
    const third = await askForPassage(service, as('d'));
    expect(third.status).toBe(200);
    for (const each of [two, third]) await each.body?.cancel();
  });

  it('The operator’s daily limit for everyone is named as one of changes', async () => {
    const service = serviceUnderTest({
      providerFetch: scriptedProvider(GOOD).fetch,
      config: { guards: { totalPerDay: 1 } },
    });
    await eventsOf(await askForPassage(service, as('a')));
    expect((await errorOf(await askForPassage(service, as('b')))).message).toBe(
      'No more passages can be changed today. Please try again in 5 hours.',
    );
  });

  it('A change without any text does not count', async () => {
    const provider = scriptedProvider(refuses(400, 'No'), GOOD);
    const service = serviceUnderTest({ providerFetch: provider.fetch, config: { guards: { perHour: 1 } } });
    await eventsOf(await askForPassage(service, as('a')));
    expect((await askForPassage(service, as('b'))).status).toBe(200);
  });

  it.each(['begin_story_run', '/auth/v1/user'])('Nothing is asked of the provider when %s fails', async (path) => {
    const service = serviceWith(GOOD);
    service.supabase.failing.set(path, 500);
    const response = await askForPassage(service);
    const { code, message } = await errorOf(response);
    expect([response.status, code]).toEqual([503, 'quota_unavailable']);
    expect(message).not.toContain('story');
    expect(service.provider.requests).toEqual([]);
  });
});

describe('a passage of a story for children', () => {
  const CHILDREN = { genre: 'children' };
  it.each([
    ['passage', { ...CHILDREN, passage: 'The fox took cocaine.' }],
    ['instruction', { ...CHILDREN, action: 'custom', instruction: 'Add cocaine' }],
  ])('A change is refused for its %s before anything is spent', async (_, fields) => {
    const service = serviceWith(GOOD);
    const response = await askForPassage(service, fields);
    expect(response.status).toBe(422);
    expect(await errorOf(response)).toEqual({
      code: 'unsuitable',
      message: 'This doesn’t fit a story for young children. Change the passage or the instruction and try again.',
    });
    expect(service.supabase.rpcs).toEqual([]);
    expect(service.provider.requests).toEqual([]);
  });

  it('A new text that turns unsuitable is stopped, and the user is told that it is not kept', async () => {
    const { events, service } = await revise(
      CHILDREN,
      streams(content('The fox went up and took coca'), content('ine. The end.'), STOP, DONE),
    );
    expect(textOf(events)).not.toContain('coca');
    expect(events.at(-1)).toEqual({
      type: 'error',
      code: 'unsuitable',
      message:
        'The new text was stopped, because part of it wasn’t suitable for young children. It isn’t kept, and your passage is as it was. Please try again.',
    });
    expect([...service.supabase.runs.values()]).toEqual(['undelivered']);
  });

  it('The same words are no reason to refuse a passage of another genre', async () => {
    const { events } = await revise({ passage: 'The smuggler hid the cocaine.' }, GOOD);
    expect(events.at(-1)).toMatchObject({ type: 'end', reason: 'complete' });
  });
});

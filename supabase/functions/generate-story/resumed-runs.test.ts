import { describe, expect, it } from 'vitest';
import {
  call,
  heard,
  keptStories,
  readingOf,
  type KeptStories,
  type Process,
} from '../_shared/testing/kept-stories.ts';
import { AS_USER, errorOf, guestToken, STORY_BODY, until } from '../_shared/testing/service-under-test.ts';

// Who may resume a run for free, and how often, is the database's decision: supabase/tests/guests.test.sql.
type Headers = Readonly<Record<string, string>>;

const ask = async (process: Process, headers: Headers, body: object) =>
  readingOf(await call(process, 'generate-story', { ...STORY_BODY, ...body }, { headers }));

const RESUMES = { runId: 'b', resumes: 'a', continueOf: 'x' };

async function asGuest(): Promise<readonly [KeptStories, Headers]> {
  const stories = await keptStories();
  return [stories, { 'x-guest-token': await guestToken(stories) }];
}

/** The runs that a guest's charges named as resumed. */
const resumed = ({ supabase }: KeptStories) =>
  supabase.rpcs.filter(({ name }) => name === 'spend_guest_generation').map(({ args }) => args['p_resumes']);

describe('a guest’s run that is resumed while it is still written', () => {
  it.each([
    ['A run', {}],
    ['A run that can be rejoined', { rejoinable: true }],
  ])('%s is stopped, its provider is left, and only the new run goes on, for free', async (_which, kept) => {
    const [stories, headers] = await asGuest();
    const first = await heard(stories, await ask(stories.handlers, headers, { runId: 'a', ...kept }), 'Once');
    const second = await ask(stories.handlers, headers, { ...RESUMES, ...kept });
    await until(() => first.closed && stories.server.left() === 1 && stories.server.requests() === 2);
    expect(first.events.at(-1)).toEqual({ type: 'end', reason: 'stopped', words: 1 });
    await stories.say('upon a time');
    await until(() => second.text.endsWith('upon a time'));
    await stories.finish();
    await until(() => second.closed);
    expect(second.events.at(-1)).toMatchObject({ type: 'end', reason: 'complete' });
    expect([...stories.supabase.used.values()]).toContain(1);
    expect(resumed(stories)).toEqual([null, 'a']);
  });

  it('A run that another process keeps is stopped by its mark', async () => {
    const [stories, headers] = await asGuest();
    const first = await heard(stories, await ask(stories.handlers, headers, { runId: 'a', rejoinable: true }), 'Once');
    await ask(stories.other, headers, RESUMES);
    await until(() => first.closed && stories.server.left() === 1);
    expect(first.events.at(-1)).toMatchObject({ type: 'end', reason: 'stopped' });
  });
});

describe('what is not stopped', () => {
  it('A run goes on when the request to resume it is refused', async () => {
    const [stories, headers] = await asGuest();
    const first = await heard(stories, await ask(stories.handlers, headers, { runId: 'a' }), 'Once');
    const stranger = { 'x-guest-token': await guestToken(stories) };
    const asked = { ...STORY_BODY, ...RESUMES };
    const refused = await call(stories.handlers, 'generate-story', asked, { headers: stranger });
    const message =
      'This story can’t be continued for free any more. Continue it with one of your free stories, or sign in.';
    expect([refused.status, await errorOf(refused)]).toEqual([409, { code: 'duplicate_run', message }]);
    await stories.finish();
    await until(() => first.closed);
    expect(first.events.at(-1)).toMatchObject({ type: 'end', reason: 'complete' });
  });

  it('A story without a text so far resumes nothing and asks the database to stop nothing', async () => {
    const [stories, headers] = await asGuest();
    const first = await ask(stories.handlers, headers, { runId: 'a', resumes: 'before' });
    await stories.say('Once');
    await stories.finish();
    await until(() => first.closed);
    expect(resumed(stories)).toEqual([null]);
    expect(stories.supabase.rpcs.map(({ name }) => name)).not.toContain('stop_kept_run');
  });

  it('A user, whose stories are counted otherwise, goes on with two runs', async () => {
    const stories = await keptStories();
    const first = await ask(stories.handlers, AS_USER, { runId: 'a' });
    await until(() => stories.server.requests() === 1);
    await ask(stories.handlers, AS_USER, RESUMES);
    await until(() => stories.server.requests() === 2);
    expect([first.closed, stories.server.open()]).toEqual([false, 2]);
  });
});

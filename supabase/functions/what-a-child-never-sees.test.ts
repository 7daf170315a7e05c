// What a child never sees in a story of the genre “children”: an unsuitable prompt, story, continuation, passage, outline, person or
// suggestion. The words are those of `_shared/children/child-filter.test.ts`, or what the operator’s moderation model flags:
// `generate-story/children.test.ts`. Stories that people publish are not read: readers report them, and operators hide them
// (`supabase/tests/moderation.test.sql`, `supabase/tests/hidden.test.sql`).
import { describe, expect, it } from 'vitest';
import type { FunctionName } from './_shared/handlers.ts';
import { USER_ID } from './_shared/testing/fake-supabase.ts';
import { begin, keptStories, readingOf, rejoin, rejoined } from './_shared/testing/kept-stories.ts';
import { PASSAGE } from './_shared/testing/passages.ts';
import { content, DONE, GOOD_STORY, says, STOP, streams, type Answer } from './_shared/testing/scripted-provider.ts';
import {
  AS_USER,
  askAsGuest,
  errorOf,
  eventsOf,
  guestToken,
  serviceWith,
  STORY_BODY,
  storyRequest,
  textOf,
  until,
  type ServiceUnderTest,
} from './_shared/testing/service-under-test.ts';

const STORY = '# Light\n\nMara Venn kept the lamp.';
/** What a page sends to each function for a story of a child. */
const BODIES = {
  'generate-story': STORY_BODY,
  'revise-passage': { runId: 'run-1', action: 'rewrite', passage: PASSAGE },
  'random-prompt': {},
  'outline-story': STORY_BODY,
  'extract-cast': { text: STORY },
  'suggest-next': { story: STORY },
} satisfies Partial<Record<FunctionName, object>>;
type Name = keyof typeof BODIES;

const ask = (service: ServiceUnderTest, name: Name, fields: object = {}) =>
  service.handlers[name](storyRequest({ headers: AS_USER, body: { ...BODIES[name], genre: 'children', ...fields } }));

const DRUG = 'The fox took cocaine.';
const NOTES = { rules: 'Cocaine is sold here.' };

describe('a child never sees an answer to an unsuitable', () => {
  const STORY_REFUSED =
    'This doesn’t fit a story for young children. Change the prompt and try again, or choose another genre.';
  const PASSAGE_REFUSED =
    'This doesn’t fit a story for young children. Change the passage or the instruction and try again.';

  it.each<[string, Name, object, (string | RegExp)?]>([
    ['prompt of a story', 'generate-story', { prompt: DRUG }, STORY_REFUSED],
    ['story that goes on', 'generate-story', { continueOf: `# The Fox\n\n${DRUG}` }, STORY_REFUSED],
    ['note to a story', 'generate-story', { notes: NOTES }, STORY_REFUSED],
    ['passage', 'revise-passage', { passage: DRUG }, PASSAGE_REFUSED],
    ['instruction for a passage', 'revise-passage', { action: 'custom', instruction: 'Add cocaine' }, PASSAGE_REFUSED],
    ['note to a passage', 'revise-passage', { notes: NOTES }, PASSAGE_REFUSED],
    ['prompt of an outline', 'outline-story', { prompt: DRUG }],
    ['story whose people are wanted', 'extract-cast', { text: `${STORY} ${DRUG}` }],
    ['story for suggestions', 'suggest-next', { story: DRUG }],
    ['note for suggestions', 'suggest-next', { notes: NOTES }],
  ])('%s, and no model is asked', async (_what, name, fields, message = /./) => {
    const service = serviceWith(GOOD_STORY);
    const refused = await ask(service, name, fields);
    const error = { code: 'unsuitable', message: expect.stringMatching(message) };
    expect([refused.status, await errorOf(refused)]).toEqual([422, error]);
    expect(service.provider.requests).toEqual([]);
    // What was granted for it is given back.
    for (const run of service.supabase.runs.values()) expect(run).toBe('undelivered');
  });
});

describe('a child never sees an unsuitable', () => {
  it.each<[string, Name, string]>([
    ['random prompt', 'random-prompt', 'A boy is murdered by a nazi.'],
    [
      'outline',
      'outline-story',
      JSON.stringify({ chapters: [1, 2, 3].map(() => ({ title: 'The End', summary: DRUG })) }),
    ],
    ['person', 'extract-cast', JSON.stringify({ characters: [{ name: 'Mara Venn', role: 'sells cocaine' }] })],
    ['suggestion', 'suggest-next', JSON.stringify([DRUG, 'Rain.', 'Sun.'])],
  ])('%s that a model wrote, unlike a reader of other genres', async (_what, name, answer) => {
    const refused = await ask(serviceWith(says(answer)), name);
    expect([refused.status, (await errorOf(refused)).code]).toEqual([422, 'unsuitable']);
    expect((await ask(serviceWith(says(answer)), name, { genre: 'fantasy' })).status).toBe(200);
  });

  const CRUEL = streams(
    content('# The Fox\n'),
    content('The fox went up and took coca'),
    content('ine. And then'),
    STOP,
    DONE,
  );
  it.each<[string, Name, string]>([
    [
      'story',
      'generate-story',
      'The story was stopped, because part of it wasn’t suitable for young children. It isn’t kept. Please try again, or change the prompt.',
    ],
    [
      'passage',
      'revise-passage',
      'The new text was stopped, because part of it wasn’t suitable for young children. It isn’t kept, and your passage is as it was. Please try again.',
    ],
  ])('word of a %s, which stops before it', async (_what, name, message) => {
    const service = serviceWith(CRUEL);
    const events = await eventsOf(await ask(service, name));
    expect(textOf(events)).not.toContain('coca');
    expect(events.at(-1)).toEqual({ type: 'error', code: 'unsuitable', message });
    expect([...service.supabase.runs.values()]).toEqual(['undelivered']);
    expect((await eventsOf(await ask(serviceWith(CRUEL), name, { genre: 'fantasy' }))).at(-1)?.type).toBe('end');
  });

  it.each<[string, Name, object]>([
    ['story', 'generate-story', { continueOf: '# The Fox\n\nAt last he killed' }],
    ['passage', 'revise-passage', { before: 'At last he killed ' }],
    ['passage that goes on', 'revise-passage', { action: 'continue', passage: 'At last he killed' }],
  ])('phrase that a %s makes with the words before it', async (_what, name, fields) => {
    const himself: Answer = streams(content('himself, and then he slept.'), STOP, DONE);
    const events = await eventsOf(await ask(serviceWith(himself), name, fields));
    expect(events.at(-1)).toMatchObject({ type: 'error', code: 'unsuitable' });
  });

  it('story again, which a guest is not charged for and cannot resume', async () => {
    const service = serviceWith(CRUEL);
    const headers = { 'x-guest-token': await guestToken(service) };
    const body = { ...STORY_BODY, genre: 'children' };
    await eventsOf(await askAsGuest(service, { headers, body }));
    expect([...service.supabase.used.values()]).toEqual([0]);
    const resumed = { ...body, runId: 'run-2', continueOf: '# The Fox\n\nThe fox slept.', resumes: 'run-1' };
    expect((await askAsGuest(service, { headers, body: resumed })).status).toBe(409);
    const added = (await eventsOf(await ask(service, 'generate-story', resumed))).at(-1);
    expect(added).toMatchObject({ message: expect.stringContaining('What was added isn’t kept') });
  });

  it('story that was stopped while no page was open', async () => {
    const stories = await keptStories();
    const first = await begin(stories.handlers, 'run-1', { genre: 'children' });
    await stories.say('The fox ran and ran. ');
    await until(() => first.text.startsWith('The fox'));
    await first.leave();
    const away = readingOf(await rejoin(stories.other));
    await until(() => away.text.startsWith('The fox'));
    await stories.say('The fox took cocaine. And then. ');
    await until(() => away.closed);
    expect(away.events.at(-1)).toMatchObject({ type: 'error', code: 'unsuitable' });
    const again = await rejoined(stories.other);
    expect([again.text, again.events.at(-1)?.type]).toEqual(['', 'error']);
    expect(again.ids.at(-1)).toBe(away.ids.at(-1));
    const stored = await stories.supabase.fetch('http://supabase.test/rest/v1/rpc/read_kept_run', {
      method: 'POST',
      body: JSON.stringify({ p_caller: `user:${USER_ID}`, p_run_id: 'run-1', p_after: 0 }),
    });
    expect(await stored.text()).not.toContain('fox');
  });
});

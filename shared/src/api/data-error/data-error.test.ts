// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { fakeNetwork, json } from '@storyloom/testing/network';
import { DATA_FAILURES } from '@storyloom/testing/remote-failures';
import { failureWords as words } from '../failure-words.ts';
import { deleteInspiration, updateInspiration } from '../inspirations/inspirations.ts';
import { profileQueries } from '../profile/profile.ts';
import { endSession } from '../sessions/sessions.ts';

type Failure = keyof typeof DATA_FAILURES;

/** What each failure of a data call becomes: its code, its message, and the seconds to wait if they are known. */
const EXPECTED: readonly (readonly [code: string, message: string, failures: readonly Failure[], wait?: number])[] = [
  ['network', words.unreachable, ['unreachable', '502 as a page']],
  ['unauthorized', words.expired, ['401 without a word', '401 expired']],
  ['data', words.forbidden, ['403 without a word', '403 by a policy']],
  ['data', words.notFound, ['404 with an empty list', '404 of a table']],
  ['data', 'There is no such story.', ['404 in our words']],
  ['data', words.conflict, ['409 without a word']],
  ['data', words.tooLarge, ['413 without a word']],
  ['data', words.tooMany(), ['429 without a word']],
  ['data', words.tooMany('in 40 seconds'), ['429 with a wait'], 40],
  ['data', 'You’ve reached today’s limit for reports. Please try again tomorrow.', ['429 in our words']],
  ['data', 'Too many requests from your network.', ['429 of the gateway'], 40],
  ['data', words.invalid, ['400 by a rule']],
  ['data', words.internal(), ['500 with markup for words', '500 of the database']],
  ['data', 'Storyloom is not ready. Try again in a moment.', ['503 while starting']],
  ['internal', words.internal('in 40 seconds'), ['503 with a wait'], 40],
  [
    'internal',
    words.internal(),
    ['500 without a word', '500 as a page', '500 with half a body', '500 with an object for words'],
  ],
];

const failureOf = (promise: Promise<unknown>) => promise.catch((error: unknown) => error);

it('Each failure of a data call has a code and a message that the user can read', async () => {
  for (const [code, message, failures, retryAfter] of EXPECTED)
    for (const name of failures) {
      fakeNetwork(DATA_FAILURES[name]);
      expect(await failureOf(endSession('s-2')), name).toMatchObject({ name: 'AppError', code, message, retryAfter });
    }
  for (const name of ['a page for an answer', 'half a body for an answer'] as const) {
    fakeNetwork(DATA_FAILURES[name]);
    expect(await failureOf(endSession('s-2')), name).toMatchObject({ name: 'AppError', message: words.internal() });
  }
});

it('A status alone decides the message when the answer is not the database’s', async () => {
  const messages = { 410: words.notFound, 422: words.invalid, 503: words.unreachable, 504: words.unreachable };
  for (const [status, message] of Object.entries(messages)) {
    fakeNetwork(() => new Response('<h1>Sorry</h1>', { status: Number(status) }));
    expect(await failureOf(endSession('s-2')), status).toMatchObject({ message });
  }
});

it('An empty answer is a failure only where an answer was asked for', async () => {
  const nothing = () => fakeNetwork(() => new Response('', { status: 200 }));
  const change = { title: '', prompt: 'A lamp', category: 'fantasy', difficulty: 'easy', isPublic: true } as const;
  const { queryFn } = profileQueries.name('user-1');
  nothing();
  expect(await failureOf(deleteInspiration('id-1', 'user-1'))).toBeUndefined();
  for (const call of [
    () => updateInspiration('id-1', 'user-1', change),
    () => (queryFn as (context: object) => Promise<unknown>)({ signal: new AbortController().signal }),
  ]) {
    nothing();
    expect(await failureOf(call())).toMatchObject({ code: 'internal', message: words.internal() });
  }
});

it('A failure keeps the database’s code, details and hint for the log', async () => {
  fakeNetwork(() => json({ code: 'PT400', message: 'Not now.', details: 'why', hint: 'how' }, 400));
  expect(await failureOf(endSession('s-2'))).toMatchObject({
    message: 'Not now.',
    cause: { code: 'PT400', details: 'why', hint: 'how', status: 400 },
  });
});

// @vitest-environment jsdom
import { faultsOf, messageOf } from '@storyloom/shared/testing/remote-calls';
import { SERVICE_FAILURES } from '@storyloom/shared/testing/remote-failures';
import { expect, it } from 'vitest';
import { generateStory } from './generate-story.ts';

const request = {
  prompt: 'A fox',
  genre: 'fantasy',
  language: 'english',
  perspective: 'third',
  tone: 'neutral',
  length: 500,
  runId: 'run-1',
  attempt: 1,
} as const;

async function tell(): Promise<void> {
  const events = [];
  for await (const event of generateStory(request, { guestToken: 'guest-1' }, new AbortController().signal)) {
    events.push(event);
  }
  // Neither an HTML page nor a broken-off body is taken for a story.
  expect(events).toEqual([]);
}

it.each(Object.entries(SERVICE_FAILURES))(
  'A story request that fails (%s) fails with a message in words for the user',
  async (_case, answer) => {
    const { message } = await messageOf(tell, answer);
    expect(message === null ? [] : faultsOf(message)).toEqual([]);
  },
);

it('A response without a body fails with “No response body received”', async () => {
  expect(await messageOf(tell, () => new Response(null, { status: 200 }))).toMatchObject({
    message: 'No response body received',
  });
});

import { expect, it } from 'vitest';
import { type Answer, refuses, says } from '../testing/scripted-provider.ts';
import { serviceWith } from '../testing/service-under-test.ts';
import type { Thoughts } from './kept-quirks.ts';
import { providerOf } from './provider-access.ts';
import { readReply } from './read-reply.ts';

/** What an answer is noted to show of thoughts. */
async function thoughtsIn(answer: Answer): Promise<readonly Thoughts[]> {
  const { access } = providerOf(serviceWith(answer).deps);
  const noted: Thoughts[] = [];
  const asked = { messages: [], maxTokens: 100, temperature: 1, failed: 'FAILED' };
  const noteThoughts = (seen: Thoughts): void => void noted.push(seen);
  await readReply({ ...access, noteThoughts }, asked, new AbortController().signal);
  return noted;
}

const message = (fields: object, more: object = {}): Answer =>
  refuses(200, { choices: [{ message: { content: 'A door.', ...fields }, finish_reason: 'stop' }], ...more });

it('notes whether an answer shows thoughts', async () => {
  for (const [answer, noted] of [
    [says('<think>Hm', 'length'), ['spent']],
    [message({ reasoning: 'Hm.' }), ['some']],
    [message({}, { usage: { completion_tokens_details: { reasoning_tokens: 64 } } }), ['some']],
    [says(`<think>${'A door, perhaps. '.repeat(9)}</think>A door.`), ['some']],
    [message({}, { usage: { completion_tokens_details: { reasoning_tokens: 0 } } }), ['none']],
    [says('A door that', 'length'), []],
  ] as const) {
    expect(await thoughtsIn(answer)).toEqual(noted);
  }
});

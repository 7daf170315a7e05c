import { expect, it } from 'vitest';
import { hasWorkedLong, isWorkWaiting } from '../other-work.ts';
import { bodyOf } from '../testing/scripted-provider.ts';
import { serviceWith } from '../testing/service-under-test.ts';
import { openCompletion } from './open-completion.ts';
import { providerOf } from './provider-access.ts';
import { NO_QUIRKS } from './quirks.ts';

const REQUEST = { messages: [], maxTokens: 100, temperature: 1, stream: true, failed: 'Failed.' };

/** Opens a completion that is refused with a body of these parts. */
const refusedWith = (...parts: readonly string[]) => {
  const { access } = providerOf(serviceWith(() => new Response(bodyOf(parts), { status: 400 })).deps);
  return openCompletion(access, { ...NO_QUIRKS }, REQUEST, new AbortController().signal);
};

it('lets other work go first before it reads a refusal', async () => {
  while (!hasWorkedLong());
  const refused = refusedWith('{"error":{"message":"No"}}').catch((error: unknown) => error);
  for (let turn = 0; turn < 100; turn += 1) await Promise.resolve();
  expect(isWorkWaiting()).toBe(true);
  expect(await refused).toMatchObject({ message: 'No' });
});

it('reads only the beginning of a long refusal, however it arrives', async () => {
  const long = JSON.stringify({ error: { message: 'No', prompt: 'x'.repeat(20_000) } });
  for (const parts of [[long], long.match(/[^]{1,5000}/g) ?? []]) {
    await expect(refusedWith(...parts)).rejects.toMatchObject({ message: 'Failed.' });
  }
});

import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { hasWorkedLong, isWorkWaiting } from '../other-work.ts';
import { bodyOf } from '../testing/scripted-provider.ts';
import { serviceUnderTest, serviceWith, until } from '../testing/service-under-test.ts';
import { openCompletion } from './open-completion.ts';
import { providerOf } from './provider-access.ts';
import { NO_QUIRKS } from './quirks.ts';

const REQUEST = { messages: [], maxTokens: 100, temperature: 1, stream: true, failed: 'Failed.' };

/** Opens a completion that is refused with a body of these parts. */
const refusedWith = (...parts: readonly (string | Uint8Array)[]) => {
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

it('shows nothing of a refusal that is compressed', async () => {
  const refused = refusedWith(gzipSync('No such model'));
  await expect(refused).rejects.toMatchObject({ message: 'Failed.' });
});

it('takes no page, and no failed load, for the message of a model that loads', async () => {
  const leaving = new AbortController();
  const request = { ...REQUEST, onLoading: () => leaving.abort() };
  const pages = ['<html><script>show("loading")</script>Down</html>', '<div class="loading">Down</div>'];
  for (const body of [...pages, 'Error while loading the model']) {
    const { access } = providerOf(serviceWith(() => new Response(body, { status: 503 })).deps);
    const refused = openCompletion(access, { ...NO_QUIRKS }, request, leaving.signal);
    await expect(refused).rejects.toMatchObject({ code: 'provider_unavailable' });
  }
});

it('leaves at most one request to a model that loads', async () => {
  const asked: { readonly signal: AbortSignal; readonly answer: (response: Response) => void }[] = [];
  const providerFetch = ((_url, init) =>
    new Promise<Response>((answer, fail) => {
      const signal = init!.signal!;
      signal.addEventListener('abort', () => fail(signal.reason));
      asked.push({ signal, answer });
    })) as typeof fetch;
  const config = { provider: { baseUrl: 'http://127.0.0.1:8080/v1', apiKey: '' } };
  const { access } = providerOf(serviceUnderTest({ providerFetch, config }).deps);
  const leave = async (): Promise<void> => {
    const leaving = new AbortController();
    const opened = openCompletion(access, { ...NO_QUIRKS }, REQUEST, leaving.signal);
    leaving.abort();
    await expect(opened).rejects.toBe(leaving.signal.reason);
  };
  const hungUp = () => asked.map(({ signal }) => signal.aborted);
  for (let readers = 0; readers < 3; readers += 1) await leave();
  expect(hungUp()).toEqual([false, true, true]);
  asked[0]!.answer(new Response(bodyOf([': hi\n\n'], 'stay')));
  await until(() => hungUp()[0] === true);
  await leave();
  expect(hungUp()).toEqual([true, true, true, true]);
});

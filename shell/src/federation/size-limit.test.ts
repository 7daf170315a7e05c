import { expect, it } from 'vitest';
import { readAtMost } from './size-limit.ts';

/** An answer of pieces of 1000 bytes, and how many of them were asked for. */
function pieces(count: number) {
  let sent = 0;
  const pull = (controller: ReadableStreamDefaultController) => {
    if (sent === count) return controller.close();
    sent += 1;
    controller.enqueue(new Uint8Array(1000).fill(sent));
  };
  return { response: new Response(new ReadableStream({ pull }, { highWaterMark: 0 })), sent: () => sent };
}

it('reads a body within the limit whole and in order', async () => {
  const bytes = await readAtMost(pieces(3).response, 3000);
  expect([bytes.length, bytes[0], bytes[1000], bytes[2999]]).toEqual([3000, 1, 2, 3]);
  expect(await readAtMost(new Response(null))).toHaveLength(0);
});

it('rejects a body that breaks off or exceeds the limit, and stops reading', async () => {
  const broken = new ReadableStream({ pull: (controller) => controller.error(new TypeError('network error')) });
  await expect(readAtMost(new Response(broken))).rejects.toThrow('network error');
  const { response, sent } = pieces(Infinity);
  await expect(readAtMost(response, 5500)).rejects.toMatchObject({ name: 'RemoteError', failure: 'altered' });
  expect(sent()).toBe(6);
});

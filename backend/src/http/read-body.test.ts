import { expect, it } from 'vitest';
import { readBody } from './read-body.ts';

it('A body that is longer than it announces is refused', async () => {
  const request = (length: number) =>
    new Request('http://127.0.0.1/', {
      method: 'POST',
      headers: { 'content-length': '2' },
      body: 'x'.repeat(length),
    });
  expect((await readBody(request(2), 10))?.byteLength).toBe(2);
  expect(await readBody(request(11), 10)).toBeUndefined();
});

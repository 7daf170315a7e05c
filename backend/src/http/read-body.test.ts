import { expect, it, vi } from 'vitest';
import { readBody } from './read-body.ts';

const request = (length: number, announced: number) =>
  new Request('http://127.0.0.1/', {
    method: 'POST',
    headers: { 'content-length': String(announced) },
    body: 'x'.repeat(length),
  });

it('A body with an announced length is read in one piece', async () => {
  const announced = request(7, 7);
  const body = vi.spyOn(announced, 'body', 'get');
  expect((await readBody(announced, 10))?.byteLength).toBe(7);
  expect(body).not.toHaveBeenCalled();
});

it('A body that is longer than it announces is refused', async () => {
  expect(await readBody(request(11, 2), 10)).toBeUndefined();
});

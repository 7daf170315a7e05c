import { expect, it, onTestFinished, vi } from 'vitest';
import { withClaims } from './auth/access-token.ts';
import { limitLargeWrites } from './large-writes.ts';

const SECRET = 'a secret';
const tokenOf = (sub: string): string =>
  withClaims(
    `x.${Buffer.from(JSON.stringify({ role: 'authenticated', exp: 4e9 })).toString('base64url')}.x`,
    { sub, session_id: sub },
    SECRET,
  );
const [ann, ben] = ['a', 'b'].map((letter) => tokenOf(`${letter.repeat(8)}-aaaa-4aaa-8aaa-aaaaaaaaaaaa`));

it('an account writes long texts once a second and 1,200 at once, failed ones included', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const write = limitLargeWrites(SECRET);
  const save = async (token = '', length = 9000, status = 200) => {
    const headers = { authorization: `Bearer ${token}` };
    const request = new Request('http://a/rest/v1/rpc/save_story_text', {
      method: 'POST',
      headers,
      body: 'x'.repeat(length),
    });
    return write(request, async () => Response.json({}, { status }));
  };
  for (let count = 0; count < 1200; count += 1) expect((await save(ann)).status).toBe(200);
  const refused = await save(ann);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1']);
  expect([(await save(ben)).status, (await save(ann, 8000)).status]).toEqual([200, 200]);
  vi.advanceTimersByTime(1000);
  expect([(await save(ann, 9000, 400)).status, (await save(ann)).status]).toEqual([400, 429]);
});

it('a change counts as one text, or as twenty unless it names its row', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const write = limitLargeWrites(SECRET);
  const send = async (path: string, method: string, prefer = 'return=minimal') => {
    const headers = { authorization: `Bearer ${ann}`, prefer };
    const request = new Request(`http://a/rest/v1/${path}`, { method, headers, body: '{}' });
    return (await write(request, async () => Response.json({}))).status;
  };
  const change = (query: string) => send(`user_stories?${query}`, 'PATCH');
  for (let count = 0; count < 59; count += 1) expect(await change('title=eq.x')).toBe(200);
  for (let count = 0; count < 17; count += 1) expect(await change('id=eq.x')).toBe(200);
  expect(await send('user_inspirations', 'POST', 'resolution=merge-duplicates')).toBe(200);
  for (const call of ['delete_story', 'restore_story']) expect(await send(`rpc/${call}`, 'POST')).toBe(200);
  for (const query of ['title=eq.x', 'id=in.(x)', 'id=eq.x']) expect(await change(query), query).toBe(429);
});

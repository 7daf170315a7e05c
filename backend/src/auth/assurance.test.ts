import { expect, it } from 'vitest';
import { afterSecondStep } from './assurance.ts';

it('leaves tokens without claims to Lite, which refuses them', async () => {
  const unasked = async () => expect.unreachable();
  const refused = async () => new Response(null, { status: 403 });
  const handler = afterSecondStep(refused, { factorsOf: unasked, levelOf: unasked });
  for (const claims of ['null', '1', '"x"', '[]', '{}', '{"sub":1}', '{', '']) {
    const headers = { authorization: `Bearer a.${Buffer.from(claims).toString('base64url')}.c` };
    expect((await handler(new Request('http://127.0.0.1/auth/v1/user', { headers }))).status, claims).toBe(403);
  }
});

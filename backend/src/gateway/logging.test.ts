import { expect, it } from 'vitest';
import { happening } from '../testing/happening.ts';
import { startGateway } from '../testing/test-gateway.ts';

it('An answer is sent before its line is logged', async () => {
  const order: string[] = [];
  const body = () =>
    new ReadableStream(
      {
        pull(controller) {
          order.push('read');
          controller.close();
        },
      },
      { highWaterMark: 0 },
    );
  const { happened: logged, note } = happening();
  const { call } = await startGateway({
    log() {
      order.push('logged');
      note();
    },
    services: () => ({ supabase: async () => new Response(body()), functions: {} }),
  });
  await call('/rest/v1/user_stories');
  await logged;
  expect(order).toEqual(['read', 'logged']);
});

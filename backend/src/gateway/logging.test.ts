import { expect, it, vi } from 'vitest';
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
  const { call } = await startGateway({
    log: () => void order.push('logged'),
    services: () => ({ supabase: async () => new Response(body()), functions: {} }),
  });
  await call('/rest/v1/user_stories');
  await vi.waitFor(() => expect(order).toEqual(['read', 'logged']));
});

import { expect, it, vi } from 'vitest';
import { bodyOf } from '../testing/scripted-provider.ts';
import { askServer } from './ask-server.ts';

const SERVER = { url: 'http://localhost:8080/v1/chat/completions', apiKey: undefined };

it('learns nothing from facts that are larger than 64 KB', async () => {
  const closed = vi.fn();
  const parts = ['{"total_slots":4,"more":"', ...Array.from({ length: 70 }, () => 'x'.repeat(1024)), '"}'];
  const facts = await askServer(async () => new Response(bodyOf(parts, 'end', closed)), SERVER);
  expect(facts).toEqual({});
  expect(closed).toHaveBeenCalledTimes(2);
});

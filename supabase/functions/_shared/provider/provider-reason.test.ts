import { expect, it } from 'vitest';
import { providerDetail } from './provider-reason.ts';

it('reads another provider’s error only if it is short', () => {
  const passesOn = (padding: number) => {
    const raw = JSON.stringify({ error: { message: 'Model is busy' }, padding: 'x'.repeat(padding) });
    return providerDetail({ error: { message: 'Provider returned error', metadata: { raw } } }).message;
  };
  expect(passesOn(3000)).toBe('Model is busy');
  expect(passesOn(5000)).toBe('Provider returned error');
});

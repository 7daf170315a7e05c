import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { hasIntegrity } from './integrity.ts';

const bytes = new TextEncoder().encode('once upon a time');
const integrityOf = (algorithm: string) => `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}`;

it.each(['sha256', 'sha384', 'sha512'])(
  'Bytes with the hash of a release are recognized, for %s',
  async (algorithm) => {
    const integrity = integrityOf(algorithm);
    expect(await hasIntegrity(bytes, integrity)).toBe(true);
    expect(await hasIntegrity(bytes.slice(1), integrity)).toBe(false);
  },
);

it('A hash that is none, or of another algorithm, fits no bytes', async () => {
  for (const integrity of ['', 'sha256', 'sha256-', integrityOf('md5'), 'toString-x'])
    expect(await hasIntegrity(bytes, integrity)).toBe(false);
});

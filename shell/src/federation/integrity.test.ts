import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { hasIntegrity } from './integrity.ts';

const bytes = new TextEncoder().encode('once upon a time');
const integrityOf = (algorithm: string) => `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}`;

it('recognizes bytes by their SHA-2 hash, and by no other text', async () => {
  for (const algorithm of ['sha256', 'sha384', 'sha512']) {
    expect(await hasIntegrity(bytes, integrityOf(algorithm)), algorithm).toBe(true);
    expect(await hasIntegrity(bytes.slice(1), integrityOf(algorithm)), algorithm).toBe(false);
  }
  for (const integrity of ['', 'sha256', 'sha256-', integrityOf('md5'), 'toString-x'])
    expect(await hasIntegrity(bytes, integrity), integrity).toBe(false);
});

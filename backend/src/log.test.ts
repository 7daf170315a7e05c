import { describe, expect, it } from 'vitest';
import { redirectConsole } from './library-console.ts';
import { createLog } from './log.ts';

function recordLog() {
  const lines: string[] = [];
  return { lines, log: createLog((line) => lines.push(line)) };
}

describe('the log', () => {
  it('The log shortens long texts, except the message of a provider', () => {
    const { lines, log } = recordLog();
    log({ level: 'error', event: 'x', note: 'a'.repeat(2000), said: `${'a'.repeat(2000)} sk-proj-abcdefghijkl` });
    const { note, said } = JSON.parse(lines[0]!);
    expect([note.length, said.length]).toEqual([500, 2011]);
    expect(said).not.toContain('sk-proj');
  });

  it('has no secret, wherever it stands, and no field that could hold one', () => {
    for (const canary of [
      'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl',
      'sb_secret_abcdefghijklmnopqrstuv_12345678',
      'sk-proj-abcdefghijkl',
      'someone@example.com',
      'postgres://writer:hunter2@db/stories',
      'token_hash=abcdef0123456789',
    ]) {
      const { lines, log } = recordLog();
      const error = new Error(canary);
      log({ level: 'error', event: 'x', note: `before ${canary} after`, nested: { list: [canary] }, error });
      expect(lines[0]).not.toContain(canary);
      expect(lines[0]).toContain('before');
    }
    for (const name of ['token', 'prompt', 'story', 'recoveryLink', 'apiKey', 'password', 'params']) {
      const { lines, log } = recordLog();
      log({ level: 'info', event: 'x', [name]: 'canary', nested: { [name]: { deep: 'canary' } } });
      expect(lines[0], name).not.toContain('canary');
    }
  });
});

describe('the console of libraries', () => {
  it('The console of libraries logs the code of an error, and nothing of the query that failed', () => {
    const { lines, log } = recordLog();
    const target = { ...console };
    redirectConsole(log, target);
    const error = Object.assign(new Error('violates check constraint'), { code: '23514', params: ['a canary prompt'] });
    target.error('Auth error:', error);
    target.info('Reset your password: http://127.0.0.1/#canary');
    target.warn('canary');
    expect(lines.join('')).toContain('23514');
    expect(lines.join('')).not.toContain('canary');
  });
});

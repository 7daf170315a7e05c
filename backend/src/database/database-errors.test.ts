import { describe, expect, it } from 'vitest';
import { normalizeDatabaseError } from './database-errors.ts';

function postgresError(code: string): Error {
  return Object.assign(new Error('what happened'), { code, detail: 'why', hint: 'how' });
}

describe('database errors', () => {
  it('are answered with a status and their own code, or left to Lite', () => {
    for (const [code, status] of [
      ['23514', 400],
      ['23001', 400],
      ['54001', 413],
      ['40P01', 503],
      ['57014', 503],
      ['53400', 500],
      ['08006', 503],
    ] as const) {
      const error = normalizeDatabaseError(postgresError(code)) as { code: string; message: string; detail: string };
      expect(error.code).toBe('PGRST');
      expect(JSON.parse(error.message)).toEqual({ code, message: 'what happened', details: 'why', hint: 'how' });
      expect(JSON.parse(error.detail), code).toEqual({ status, headers: {} });
    }
    for (const code of ['23505', '23503', '23502', '42501', '42P01', '22P02', 'PGRST', 'PT402']) {
      const error = postgresError(code);
      expect(normalizeDatabaseError(error), code).toBe(error);
    }
  });

  it('do not quote the refused row', () => {
    for (const code of ['23514', '23502']) {
      const detail = 'Failing row contains (1, secret).';
      const error = normalizeDatabaseError(Object.assign(new Error('refused'), { code, detail }));
      expect(JSON.stringify(error) + (error as Error).message, code).not.toContain('secret');
    }
  });

  it('Errors that do not come from the database stay as they are', () => {
    const error = new TypeError('fetch failed');
    expect(normalizeDatabaseError(error)).toBe(error);
    expect(normalizeDatabaseError('text')).toBe('text');
  });
});

import { describe, expect, it } from 'vitest';
import { normalizeDatabaseError } from './database-errors.ts';

function postgresError(code: string): Error {
  return Object.assign(new Error('what happened'), { code, detail: 'why', hint: 'how' });
}

describe('database errors', () => {
  it.each([
    ['23514', 400],
    ['P0001', 400],
    ['23001', 400],
    ['54001', 413],
    ['40001', 503],
    ['40P01', 503],
    ['57014', 503],
    ['53100', 503],
    ['53400', 500],
    ['XX000', 500],
    ['08006', 503],
  ])('The error %s is answered with status %i and its own code', (code, status) => {
    const error = normalizeDatabaseError(postgresError(code)) as { code: string; message: string; detail: string };
    expect(error.code).toBe('PGRST');
    expect(JSON.parse(error.message)).toEqual({ code, message: 'what happened', details: 'why', hint: 'how' });
    expect(JSON.parse(error.detail)).toEqual({ status, headers: {} });
  });

  it.each(['23505', '23503', '23502', '42501', '42P01', '22P02', 'PGRST', 'PT402'])(
    'The error %s is left to Lite',
    (code) => {
      const error = postgresError(code);
      expect(normalizeDatabaseError(error)).toBe(error);
    },
  );

  it.each(['23514', '23502'])('The error %s does not quote the refused row', (code) => {
    const detail = 'Failing row contains (1, secret).';
    const error = normalizeDatabaseError(Object.assign(new Error('refused'), { code, detail }));
    expect(JSON.stringify(error) + (error as Error).message).not.toContain('secret');
  });

  it('Errors that do not come from the database stay as they are', () => {
    const error = new TypeError('fetch failed');
    expect(normalizeDatabaseError(error)).toBe(error);
    expect(normalizeDatabaseError('text')).toBe('text');
  });
});

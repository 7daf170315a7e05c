import { expressionBuilder } from 'kysely';
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
      ['57014', 503],
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

  it('of the server itself are named for limits, and their words are only logged', () => {
    for (const code of ['40P01', '53400', '08006', '08P01', 'XX000']) {
      const cause = postgresError(code);
      const error = normalizeDatabaseError(cause) as Error & { detail: string };
      expect(error.message + error.detail, code).not.toMatch(/what happened|why|how|[0-9A-Z]{5}/);
      expect((JSON.parse(error.detail) as { headers: object }).headers).toHaveProperty('proxy-status');
      expect(error.cause).toBe(cause);
    }
  });

  it('that a retry may not meet again name a time to wait', () => {
    const waitOf = (message: string, code: string): unknown => {
      const { detail } = normalizeDatabaseError(Object.assign(new Error(message), { code })) as { detail: string };
      return (JSON.parse(detail) as { headers: Record<string, string> }).headers['retry-after'];
    };
    expect(waitOf('canceling statement due to statement timeout', '57014')).toBe('2');
    expect(['40P01', '08006', '53400', '23514'].map((code) => waitOf('failed', code))).toEqual([
      '2',
      '2',
      undefined,
      undefined,
    ]);
  });

  it('do not quote the refused row', () => {
    for (const code of ['23514', '23502']) {
      const detail = 'Failing row contains (1, secret).';
      const error = normalizeDatabaseError(Object.assign(new Error('refused'), { code, detail }));
      expect(JSON.stringify(error) + (error as Error).message, code).not.toContain('secret');
    }
  });

  it('A name that no column can have is an unknown column', () => {
    const build = (): unknown => expressionBuilder<Record<string, object>>().ref('a.b.c.d' as never);
    const codeOf = (error: unknown): string => (normalizeDatabaseError(error) as { code: string }).code;
    expect(build).toThrow(expect.toSatisfy((error) => codeOf(error) === '42703'));
  });

  it('Errors that do not come from the database stay as they are', () => {
    const error = new TypeError('fetch failed');
    expect(normalizeDatabaseError(error)).toBe(error);
    expect(normalizeDatabaseError('text')).toBe('text');
  });
});

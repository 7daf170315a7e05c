import { BlockList } from 'node:net';
import { describe, expect, it } from 'vitest';
import { createLogMarks } from './log-marks.ts';
import { signToken } from './testing/tokens.ts';

const SECRET = 'a secret of at least thirty-two characters';
const marksOf = createLogMarks({ jwtSecret: SECRET, trustedProxies: new BlockList() });

const tokenOf = (sub: string): string => signToken({ sub, exp: 1 }, SECRET);

function ask(peer: string, token?: string) {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return marksOf(new Request('http://127.0.0.1/rest/v1/profiles', { headers }), peer);
}

describe('the marks of a request in the log', () => {
  it('Each network and each account has one mark', () => {
    const mara = ask('203.0.113.7', tokenOf('mara'));
    expect(ask('203.0.113.8', tokenOf('mara'))).toEqual(mara);
    expect(ask('198.51.100.9', tokenOf('mara')).account).toBe(mara.account);
    expect(ask('198.51.100.9', tokenOf('mara')).network).not.toBe(mara.network);
    expect(ask('203.0.113.7', tokenOf('ann')).account).not.toBe(mara.account);
    expect(JSON.stringify(mara)).not.toMatch(/203|mara/);
  });

  it('There is no mark of an account without a token that this server signed', () => {
    for (const token of [
      undefined,
      signToken({ sub: 'mara', exp: 1 }, 'another secret of at least thirty-two chars'),
      'sb_publishable_x',
      'a.b.c',
    ])
      expect(ask('203.0.113.7', token), token).toEqual({ network: expect.any(String) as string });
  });
});

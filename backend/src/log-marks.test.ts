import { createHmac } from 'node:crypto';
import { BlockList } from 'node:net';
import { describe, expect, it } from 'vitest';
import { createLogMarks } from './log-marks.ts';

const SECRET = 'a secret of at least thirty-two characters';
const marksOf = createLogMarks({ jwtSecret: SECRET, trustedProxies: new BlockList() });

function tokenOf(sub: string, secret = SECRET): string {
  const signed = [{ alg: 'HS256' }, { sub, exp: 1 }]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
}

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
  });

  it('Marks contain neither the address nor the id', () => {
    const text = JSON.stringify(ask('203.0.113.7', tokenOf('mara')));
    expect(text).not.toMatch(/203|mara/);
  });

  it.each([
    ['no token', undefined],
    ['a token that another secret signed', tokenOf('mara', 'another secret of at least thirty-two chars')],
    ['a key in its place', 'sb_publishable_x'],
    ['a signature without anything signed', 'a.b.c'],
  ])('There is no mark of an account for %s', (_what, token) => {
    expect(ask('203.0.113.7', token)).toEqual({ network: expect.any(String) });
  });
});

import { describe, expect, it } from 'vitest';
import { safeReturnPath } from './paths.ts';

const FALLBACK = '/generators';
const ORIGIN = 'https://storyloom.example';

/** The URL that a browser on the site opens for the result of {@link safeReturnPath}. */
function destination(value: unknown): URL {
  return new URL(safeReturnPath(value, FALLBACK), ORIGIN);
}

describe('safeReturnPath', () => {
  it.each([
    '//evil.example',
    '///evil.example',
    '////evil.example/x',
    '//evil.example%2f@storyloom.example',
    '//evil.example:443/x?y#z',
    '//user:pass@evil.example/',
    '//[::1]/',
    '//\u0000evil.example',
    '/\\evil.example',
    '/\\/evil.example',
    '\\\\evil.example',
    '\\/evil.example',
    '/\\\\evil.example',
    '/x\\..\\..\\\\evil.example',
    '/x\\y',
    '/generators\t',
    '/gener\nators',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r/evil.example',
    '/\r\n/evil.example',
    '\t//evil.example',
    '\n//evil.example',
    ' //evil.example',
    '\u0000//evil.example',
    '\u00a0//evil.example',
    '\ufeff//evil.example',
    '/..//evil.example',
    '/.//evil.example',
    '/./..//evil.example',
    '/x/..//evil.example',
    '/x/y/../..//evil.example',
    '/%2e%2e//evil.example',
    '/%2E//evil.example',
    '/.%2e//evil.example',
    'https://evil.example',
    'http:evil.example',
    'HTTPS:/evil.example',
    'https:///evil.example',
    'ftp://evil.example/',
    'blob:https://evil.example/1',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'mailto:a@b.example',
    'evil.example',
    'evil.example/path',
    './x',
    '../x',
    '?next=//evil.example',
    '#//evil.example',
    '',
    ' ',
    '／／evil.example',
    '⁄⁄evil.example',
    '//evil。example',
    '//еvil.example',
  ])('The fallback is used instead of the return path %j', (value) => {
    expect(safeReturnPath(value, FALLBACK)).toBe(FALLBACK);
  });

  it.each([
    '/%0a/evil.example',
    '/%09/evil.example',
    '/%5cevil.example',
    '/%2f%2fevil.example',
    '/%2f/evil.example',
    '/／evil.example',
    '/∕evil.example',
    '/\u2028/evil.example',
    '/\u202e/evil.example',
    '/@evil.example',
    '/javascript:alert(1)',
    '/https://evil.example',
    '/auth?next=//evil.example',
    '/#//evil.example',
    '/x;//evil.example',
    '/\u007f/evil.example',
  ])('The return path %j stays on the site, however it looks', (value) => {
    const path = safeReturnPath(value, FALLBACK);
    expect(path.startsWith('/')).toBe(true);
    expect(path).not.toMatch(/^\/[/\\]/);
    expect(destination(value).origin).toBe(ORIGIN);
  });

  it.each([
    undefined,
    null,
    7,
    true,
    {},
    ['//evil.example'],
    { toString: () => '//evil.example' },
    new URL('https://evil.example'),
  ])('The fallback is used instead of a value that is not a string: %j', (value) => {
    expect(safeReturnPath(value, FALLBACK)).toBe(FALLBACK);
  });

  it.each([
    '/',
    '/generators',
    '/generators/fantasy',
    '/story/3f0e6a1c-0000-4000-8000-000000000000',
    '/inspiration?q=glass+harbour&tab=scifi',
    '/blog/creative-writing-tips#dialogue',
    '/search?q=%E4%BD%A0%E5%A5%BD',
    '/search?q=//x',
  ])('The return path %s is accepted', (value) => {
    expect(safeReturnPath(value, FALLBACK)).toBe(value);
  });

  it('A protocol-relative URL is rejected, whatever host it names', () => {
    expect(safeReturnPath('//storyloom.invalid/dashboard', FALLBACK)).toBe(FALLBACK);
    expect(safeReturnPath('//user@storyloom.invalid/dashboard', FALLBACK)).toBe(FALLBACK);
  });
});

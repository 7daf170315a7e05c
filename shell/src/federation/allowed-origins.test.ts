// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isAllowedOrigin } from './allowed-origins.ts';

beforeEach(() => {
  vi.stubEnv('DEV', false);
  document.head.innerHTML =
    '<meta name="storyloom-origins" content="https://games.example https://cdn.example:8443" />';
});
afterEach(() => {
  vi.unstubAllEnvs();
  document.head.innerHTML = '';
});

describe('the origins that code of modules may come from', () => {
  it.each(['/remotes/games/mf-manifest.json', 'https://games.example/x.js', 'https://cdn.example:8443/x.js'])(
    'Code may come from %s',
    (address) => expect(isAllowedOrigin(address)).toBe(true),
  );

  it.each([
    'https://cdn.example/x.js',
    'http://games.example/x.js',
    'https://games.example.evil.example/x.js',
    'data:text/javascript,1',
  ])('Code may not come from %s', (address) => expect(isAllowedOrigin(address)).toBe(false));

  it('Without a list, code comes from the site alone', () => {
    document.head.innerHTML = '';
    expect(isAllowedOrigin('/x.js')).toBe(true);
    expect(isAllowedOrigin('https://games.example/x.js')).toBe(false);
  });
});

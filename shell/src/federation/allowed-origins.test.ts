// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isAllowedOrigin } from './allowed-origins.ts';

beforeEach(() => void vi.stubEnv('DEV', false));
afterEach(() => {
  vi.unstubAllEnvs();
  document.head.innerHTML = '';
});

it('allows code from the site and the origins that the page lists, and from no other', () => {
  expect(isAllowedOrigin('https://games.example/x.js')).toBe(false);
  expect(isAllowedOrigin('/remotes/games/mf-manifest.json')).toBe(true);
  document.head.innerHTML =
    '<meta name="storyloom-origins" content="https://games.example https://cdn.example:8443" />';
  const allowed = ['/remotes/games/mf-manifest.json', 'https://games.example/x.js', 'https://cdn.example:8443/x.js'];
  for (const address of allowed) expect(isAllowedOrigin(address), address).toBe(true);
  const others = [
    'https://cdn.example/x.js',
    'http://games.example/x.js',
    'https://games.example.evil.example/x.js',
    'data:text/javascript,1',
  ];
  for (const address of others) expect(isAllowedOrigin(address), address).toBe(false);
});

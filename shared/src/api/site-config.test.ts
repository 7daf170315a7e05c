// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { siteConfig } from './site-config.ts';
import { sessionStorageKey } from './supabase-client.ts';

function writeConfig(text: string) {
  document.body.innerHTML = '<script type="application/json" id="storyloom-config"></script>';
  document.getElementById('storyloom-config')!.textContent = text;
}

afterEach(() => {
  document.body.innerHTML = '';
});

it('The configuration is read from the page, and the session’s storage key is derived from it', () => {
  const written = { supabaseUrl: 'https://abc.supabase.co', publishableKey: 'sb_publishable_1', moduleReports: true };
  writeConfig(`\n  ${JSON.stringify(written)}\n`);
  expect(siteConfig()).toEqual({ ...written, passwordMinLength: 6 });
  expect(sessionStorageKey()).toBe('sb-abc-auth-token');
});

it('The backend is at the page’s own origin when the page has no configuration or a blank one', () => {
  const own = { supabaseUrl: location.origin, publishableKey: '', passwordMinLength: 6, moduleReports: false };
  for (const text of ['', '  ', '{}', '{"supabaseUrl":""}']) {
    writeConfig(text);
    expect(siteConfig()).toEqual(own);
  }
  document.body.innerHTML = '';
  expect(siteConfig()).toEqual(own);
});

it('A configuration that is not JSON throws, so that no request goes to the wrong server', () => {
  writeConfig('{ supabaseUrl: ');
  expect(() => siteConfig()).toThrow(SyntaxError);
});

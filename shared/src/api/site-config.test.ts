// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { siteConfig } from './site-config.ts';
import { sessionStorageKey } from './supabase-client.ts';

function writeConfig(text: string) {
  document.body.innerHTML = '<script type="application/json" id="storyloom-config"></script>';
  document.getElementById('storyloom-config')!.textContent = text;
}

afterEach(() => {
  document.body.innerHTML = '';
});

describe('siteConfig', () => {
  it('The configuration is read from the page', () => {
    writeConfig(
      '\n  { "supabaseUrl": "https://abc.supabase.co", "publishableKey": "sb_publishable_1", "moduleReports": true }\n',
    );
    expect(siteConfig()).toEqual({
      supabaseUrl: 'https://abc.supabase.co',
      publishableKey: 'sb_publishable_1',
      passwordMinLength: 6,
      moduleReports: true,
    });
  });

  it.each(['', '  ', '{}', '{"supabaseUrl":""}'])(
    'The backend is at the page’s own origin when the configuration is %j',
    (text) => {
      writeConfig(text);
      const supabaseUrl = location.origin;
      expect(siteConfig()).toEqual({ supabaseUrl, publishableKey: '', passwordMinLength: 6, moduleReports: false });
    },
  );

  it('The backend is at the page’s own origin when the page has no configuration', () => {
    expect(siteConfig().supabaseUrl).toBe(location.origin);
  });

  it('A configuration that is not JSON throws, so that no request goes to the wrong server', () => {
    writeConfig('{ supabaseUrl: ');
    expect(() => siteConfig()).toThrow(SyntaxError);
  });
});

describe('sessionStorageKey', () => {
  it('The storage key of the session is derived from the project’s host, as the library does', () => {
    writeConfig('{ "supabaseUrl": "https://abc.supabase.co" }');
    expect(sessionStorageKey()).toBe('sb-abc-auth-token');
  });
});

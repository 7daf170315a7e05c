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
  it('is what the server wrote into the page', () => {
    writeConfig('\n  { "supabaseUrl": "https://abc.supabase.co", "publishableKey": "sb_publishable_1" }\n');
    expect(siteConfig()).toEqual({
      supabaseUrl: 'https://abc.supabase.co',
      publishableKey: 'sb_publishable_1',
      passwordMinLength: 6,
    });
  });

  it.each(['', '  ', '{}', '{"supabaseUrl":""}'])('is the page’s own origin for %j', (text) => {
    writeConfig(text);
    expect(siteConfig()).toEqual({ supabaseUrl: location.origin, publishableKey: '', passwordMinLength: 6 });
  });

  it('is the page’s own origin when nothing was written', () => {
    expect(siteConfig().supabaseUrl).toBe(location.origin);
  });

  it('fails on something that is not JSON, rather than talking to the wrong server', () => {
    writeConfig('{ supabaseUrl: ');
    expect(() => siteConfig()).toThrow(SyntaxError);
  });
});

describe('sessionStorageKey', () => {
  it('comes from the project’s host, as the library’s own would', () => {
    writeConfig('{ "supabaseUrl": "https://abc.supabase.co" }');
    expect(sessionStorageKey()).toBe('sb-abc-auth-token');
  });
});

// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  hrefOf,
  isAt,
  isForSearchEngines,
  open,
  outline,
  press,
  show,
  tidyUp,
  visit,
  where,
} from '../../testing/render-dashboard.tsx';
import { ADA } from '@storyloom/testing/people';

const ADDRESS = '/account-deleted';
const page = () => document.querySelector('main')?.textContent ?? '';

afterEach(tidyUp);

describe('the page of an account that is to be deleted', () => {
  it('says by when everything is gone and how to come back, also after a reload', async () => {
    await visit();
    for (let visits = 0; visits < 2; visits += 1) {
      await open(ADDRESS, { goneBy: '2026-12-06T12:00:00.000Z' });
      expect(page()).toContain('Everything will be gone by December 6, 2026.');
    }
    expect(outline()).toEqual([1]);
    expect(page()).toContain('Sign in within 14 days with the same email address and password.');
    expect(page()).toContain('clear this site’s data in your browser');
    expect(isForSearchEngines()).toBe(false);
    expect(hrefOf('Go to the home page')).toBe('/');
  });

  it('leads to sign in, and from there to the stories', async () => {
    await visit();
    await open(ADDRESS);
    expect(hrefOf('Sign in to keep my account')).toBe('/auth');
    await press([...document.querySelectorAll('a')].find(({ textContent }) => textContent?.startsWith('Sign in'))!);
    await isAt('/auth');
    expect(where().state).toEqual({ returnTo: '/dashboard' });
  });

  it.each([[undefined], [{ goneBy: 'soon' }], [{ goneBy: 7 }]])(
    'names no day where it knows none (%j)',
    async (state) => {
      await visit();
      await open(ADDRESS, state);
      expect(page()).toContain('Everything will be gone 14 days after you asked.');
    },
  );

  it('has nothing to say to someone who is signed in, and leads them to their stories', async () => {
    await visit(ADA);
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    show(ADDRESS, { goneBy: '2026-12-06T12:00:00.000Z' });
    await isAt('/dashboard');
    expect(page()).not.toContain('will be deleted');
  });
});

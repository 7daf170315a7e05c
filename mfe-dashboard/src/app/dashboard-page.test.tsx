// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import {
  button,
  comes,
  has,
  heading,
  hrefOf,
  isAt,
  link,
  open,
  outline,
  press,
  section,
  shows,
  tab,
  tidyUp,
  visit,
  where,
} from '../testing/render-dashboard.tsx';
import { sharedRow, storyRow } from '@storyloom/testing/rows';
import { ADA } from '@storyloom/testing/people';

afterEach(tidyUp);

const tabs = () => [...document.querySelectorAll('[role="tab"]')];
const chosen = () => tabs().find((one) => one.getAttribute('aria-selected') === 'true')?.textContent;

describe('the dashboard', () => {
  it('has a title, one h1, three tabs, and the ways to write and to be inspired', async () => {
    const backend = await visit(ADA);
    backend.library.rows = [storyRow(1)];
    await open('/dashboard');
    await shows('Story 1');
    expect(document.title).toBe('My Stories · Storyloom');
    expect(heading('My Stories').tagName).toBe('H1');
    expect(outline()).toEqual([1, 2]);
    expect(tabs().map(({ textContent }) => textContent)).toEqual(['My Stories', 'Shared Stories', 'Account Settings']);
    expect(hrefOf('Get Inspired')).toBe('/inspiration');
    await press(link('Create New Story'));
    expect(where().at).toBe('/generators');
  });

  it('has its part in the address, which survives a reload, without what was searched for in another', async () => {
    const backend = await visit(ADA);
    backend.library.rows = [storyRow(1)];
    backend.community.rows = [sharedRow(2, { user_id: ADA })];
    await open('/dashboard?q=harbour');
    await shows('Story 1');
    expect(chosen()).toBe('My Stories');
    await press(tab('Shared Stories'));
    await shows('Story 2');
    expect(where().at).toBe('/dashboard?section=shared');

    await open(where().at);
    await shows('Story 2');
    expect(chosen()).toBe('Shared Stories');
    await press(tab('Account Settings'));
    await comes('Story Preferences');
    expect(where().at).toBe('/dashboard?section=settings');
    await press(tab('My Stories'));
    await shows('Story 1');
    expect(where().at).toBe('/dashboard');
    // Tabs are no pages: Back leaves the dashboard.
    await press(button('Go back'));
    expect(where().at).toBe('/before');
  });

  it.each([
    ['', 'My Stories'],
    ['?section=shared', 'Shared Stories'],
    ['?section=settings', 'Account Settings'],
  ])(
    'is called what its part is called (/dashboard%s is %s), in its heading and in the browser’s tab',
    async (search, title) => {
      await visit(ADA);
      await open(`/dashboard${search}`);
      expect(document.querySelector('h1')?.textContent).toBe(title);
      expect(document.title).toBe(`${title} · Storyloom`);
      await press(tab('Account Settings'));
      expect(document.querySelector('h1')?.textContent).toBe('Account Settings');
      expect(document.title).toBe('Account Settings · Storyloom');
    },
  );

  it('begins with the stories where the address names a part that nobody knows', async () => {
    await visit(ADA);
    await open('/dashboard?section=nonsense');
    expect(chosen()).toBe('My Stories');
    expect(section('Your stories')).toBeTruthy();
  });

  it('leads from a card to the story itself, and Back to the cards', async () => {
    const backend = await visit(ADA);
    backend.library.rows = [storyRow(6)];
    await open('/dashboard');
    await shows('Story 6');
    await press(link('Story 6'));
    await isAt(`/story/${storyRow(6).id}`);
    await comes('What next?');
    expect(heading('Story 6').tagName).toBe('H1');
    await press(button('Go back'));
    await shows('Story 6');
    expect(has('Create New Story')).toBe(true);
  });
});

// @vitest-environment jsdom
import { user } from '@storyloom/testing/user';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { backend } from '@storyloom/testing/backend';
import { UNREACHABLE, card, expectToast, fill, titles } from '@storyloom/testing/page';
import { idOf, storyRow } from '@storyloom/testing/rows';
import { own, openWith } from '../testing/published-stories-page.ts';

describe('renaming a shared story', () => {
  it('Renaming a shared story changes only the copy’s title, at once, and returns the focus', async () => {
    backend.library.rows = [storyRow(1)];
    await openWith(own(1, { story_id: idOf(1) }));
    await user.click(screen.getByRole('button', { name: 'Rename the shared story “Story 1”' }));
    await fill(screen.getByLabelText('Title'), 'A lamp that lies');
    await user.click(screen.getByRole('button', { name: 'Save title' }));
    await expectToast('Story renamed');
    await waitFor(() => expect(titles()).toEqual(['A lamp that lies']));
    expect(backend.library.titles()).toEqual(['Story 1']);
    expect(backend.community.rows[0]?.title).toBe('A lamp that lies');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Rename the shared story “A lamp that lies”' })).toHaveFocus(),
    );
  });

  it('A failed renaming keeps what was typed, and says when the story is no longer shared', async () => {
    await openWith(own(1));
    await user.click(screen.getByRole('button', { name: 'Rename the shared story “Story 1”' }));
    await fill(screen.getByLabelText('Title'), 'A lamp that lies');
    backend.cutOff('PATCH user_shared_stories');
    await user.click(screen.getByRole('button', { name: 'Save title' }));
    await expectToast(`Failed to rename story\n${UNREACHABLE}`);
    expect(screen.getByLabelText('Title')).toHaveValue('A lamp that lies');
    backend.recover('PATCH user_shared_stories');
    backend.community.rows = [];
    await user.click(screen.getByRole('button', { name: 'Save title' }));
    await expectToast('This story was deleted in the meantime');
    await screen.findByRole('heading', { name: 'No shared stories yet' });
  });
});

describe('views and likes over time', () => {
  const today = new Date().toISOString().slice(0, 10);
  const details = (title: string) => card(title).querySelector('details')!;
  const openDays = (title: string) =>
    act(async () => {
      details(title).open = true;
      details(title).dispatchEvent(new Event('toggle'));
    });

  it('Views and likes are loaded when they are opened, as a sentence, two charts and a table', async () => {
    await openWith(own(1));
    backend.community.days.set(idOf(1), [{ day: today, views: 1200, likes: 1 }]);
    expect(details('Story 1').querySelector('summary')?.textContent).toBe('Views and likes over 30 days: Story 1');
    expect(backend.sent('GET shared_story_days')).toEqual([]);
    await openDays('Story 1');
    const shown = () => details('Story 1');
    await waitFor(() =>
      expect(shown().querySelector('[role="status"]')?.textContent).toMatch(/^1,200 views and 1 like since /),
    );
    const drawings = [...shown().querySelectorAll('figure')];
    expect(drawings.map((one) => [one.getAttribute('aria-hidden'), one.querySelectorAll('rect').length])).toEqual([
      ['true', 30],
      ['true', 30],
    ]);
    const rows = [...shown().querySelectorAll('tr')].map((row) => [...row.cells].map(({ textContent }) => textContent));
    const date = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(today));
    expect(rows).toEqual([
      ['Day', 'Views', 'Likes'],
      [date, '1,200', '1'],
    ]);
    expect(shown().querySelector('caption')?.textContent).toBe('Days on which “Story 1” was read or liked');
  });

  it('Views and likes say when there are none, and why when they can’t be loaded', async () => {
    await openWith(own(1), own(2));
    await openDays('Story 1');
    await waitFor(() => expect(details('Story 1').textContent).toContain('No views or likes in the last 30 days.'));
    expect(details('Story 1').querySelector('table')).toBeNull();
    backend.cutOff('GET shared_story_days');
    await openDays('Story 2');
    await waitFor(() =>
      expect(details('Story 2').textContent).toContain(`Failed to load views and likes: ${UNREACHABLE}`),
    );
  });
});

// @vitest-environment jsdom
import { formatDay } from '@storyloom/shared/domain';
import { announcements } from '@storyloom/testing/announcements';
import { user } from '@storyloom/testing/user';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { backend } from '@storyloom/testing/backend';
import { UNREACHABLE, card, chips, expectToast, facts, fill, returnToPage, titles } from '@storyloom/testing/page';
import { place, renderRemote } from '@storyloom/testing/render-remote';
import { remote } from '../../../remote.ts';
import { ADA, BO, idOf, several, sharedRow, storyRow } from '@storyloom/testing/rows';
import { signOut } from '@storyloom/testing/session';
import {
  ADDRESS,
  asPrivate,
  button,
  confirm,
  deleteButton,
  description,
  openWith,
  own,
} from '../testing/published-stories-page.ts';

const dayOf = (n: number) => formatDay(new Date(own(n).created_at));
const open = () => renderRemote(remote, { at: ADDRESS, as: ADA });
const section = () => screen.getByRole('region', { name: 'Your shared stories' });

describe('the list of shared stories', () => {
  it('shows who can read each story, its views and likes, and the author', async () => {
    backend.community.rows = [
      own(1, {
        views_count: 1200,
        likes_count: 1,
        language: 'French',
        generator_id: 'scifi',
        prompt: 'El puerto y los barcos',
      }),
      own(2, { is_public: false, is_unlisted: true }),
      own(3, asPrivate),
      own(4, { hidden_at: '2026-03-05T12:00:00+00:00', generator_id: 'unknown' }),
      sharedRow(5, { user_id: BO }),
    ];
    await open();
    await waitFor(() => expect(titles()).toEqual(['Story 4', 'Story 3', 'Story 2', 'Story 1']));
    expect(facts(card('Story 1'))).toEqual(['Shared by you', dayOf(1), '1,200 views', '1 like']);
    expect(chips(card('Story 1'))).toEqual(['Public', 'Sci-Fi']);
    expect(chips(card('Story 2'))).toEqual(['Unlisted', 'Fantasy']);
    expect(chips(card('Story 3'))).toEqual(['Private', 'Fantasy']);
    expect(chips(card('Story 4'))).toEqual(['Public', 'Hidden', 'Unknown genre']);
    expect(card('Story 4')).toHaveTextContent(
      'Hidden by the people who run this site: no one else can read it right now.',
    );
    expect(within(card('Story 1')).getByRole('link', { name: 'Sci-Fi' })).toHaveAttribute('href', '/generators/scifi');
    expect(screen.getByRole('link', { name: 'Story 1' })).toHaveAttribute('href', '/s/link-1');
    // A private story has no link; its owner opens it by its id.
    expect(screen.getByRole('link', { name: 'Story 3' })).toHaveAttribute('href', `/s/${idOf(3)}`);
    const texts = [...card('Story 1').querySelectorAll<HTMLElement>('[lang]')].map((one) => [
      one.textContent,
      one.lang,
    ]);
    expect(texts).toEqual(
      expect.arrayContaining([
        ['Story 1', 'fr'],
        ['El puerto y los barcos', 'es'],
      ]),
    );
    const TAKEN_BACK = 'You took this story back. Only you can read it, and its old link no longer works.';
    expect(card('Story 3')).toHaveTextContent(TAKEN_BACK);
    expect(facts(card('Story 3'))).toEqual([dayOf(3), '0 views', '0 likes']);
    expect(card('Story 1')).not.toHaveTextContent(TAKEN_BACK);
  });

  it('says how to share a story when there is none, once it has loaded', async () => {
    const release = backend.hold('GET user_shared_stories');
    await open();
    expect(section()).toHaveTextContent('Loading your shared stories…');
    expect(screen.queryByRole('heading', { name: 'No shared stories yet' })).not.toBeInTheDocument();
    release();
    await screen.findByRole('heading', { name: 'No shared stories yet' });
    expect(section()).toHaveTextContent('Open one of your stories and choose Share');
    await user.click(screen.getByRole('link', { name: 'My Stories' }));
    expect(place().at).toBe('/dashboard');
  });

  it('loads ten stories at a time, and says why when more can’t be loaded', async () => {
    const MORE = 'Load More Shared Stories';
    backend.community.rows = several(11, own);
    await open();
    await waitFor(() => expect(titles()).toHaveLength(10));
    backend.cutOff('GET user_shared_stories');
    await user.click(button(MORE));
    await expectToast(`Failed to load your shared stories\n${UNREACHABLE}`);
    backend.recover('GET user_shared_stories');
    await user.click(button(MORE));
    await waitFor(() => expect(titles()).toEqual(several(11, (n) => `Story ${12 - n}`)));
    expect(section()).toHaveTextContent('All 11 shown');
  });

  it('says why it can’t be loaded, until Retry loads it', async () => {
    backend.community.rows = [own(1)];
    backend.refuse('GET user_shared_stories', 'It rests.');
    await open();
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('Failed to load your shared storiesIt rests.'),
    );
    backend.recover('GET user_shared_stories');
    await user.click(button('Retry'));
    await waitFor(() => expect(titles()).toEqual(['Story 1']));
    await waitFor(() => expect(section()).toHaveFocus());
  });

  it('refreshes its counts when the user comes back to the page', async () => {
    await openWith(own(1));
    backend.community.change(idOf(1), { views_count: 7, likes_count: 3 });
    await returnToPage();
    await waitFor(() => expect(facts(card('Story 1')).slice(2)).toEqual(['7 views', '3 likes']));
  });
});

describe('deleting a shared story', () => {
  it('says that only the copy is deleted', async () => {
    await openWith(own(1, { story_id: idOf(9) }), own(2, asPrivate));
    for (const [title, words] of [
      [
        'Story 1',
        'The shared copy of “Story 1” will be gone for good, with its link, views and likes. The story you saved stays in My Stories.',
      ],
      [
        'Story 2',
        'The copy of “Story 2” that you took back will be gone for good, with its views and likes. If you saved the story, it stays in My Stories.',
      ],
    ] as const) {
      await user.click(deleteButton(title));
      await waitFor(() => expect(description(screen.getByRole('alertdialog'))).toBe(words));
      await user.click(button('Cancel'));
    }
  });

  it('asks first, sends one request and moves the focus to what is left', async () => {
    await openWith(own(1), own(2));
    await user.click(deleteButton('Story 2'));
    await user.click(button('Cancel'));
    await waitFor(() => expect(deleteButton('Story 2')).toHaveFocus());
    expect(backend.community.rows).toHaveLength(2);

    await user.click(deleteButton('Story 2'));
    const release = backend.hold('DELETE user_shared_stories');
    const said = announcements();
    await confirm();
    await user.click(await screen.findByRole('button', { name: 'Deleting…' }));
    release();
    await expectToast('Shared story deleted successfully!');
    await waitFor(() => expect(titles()).toEqual(['Story 1']));
    await waitFor(() => expect(card('Story 1').contains(document.activeElement)).toBe(true));
    expect(backend.sent('DELETE user_shared_stories')).toEqual([{ id: idOf(2) }]);
    expect(said).toEqual(['Shared story deleted successfully!']);
  });

  it('leads to sign in when the session has expired under the question', async () => {
    await openWith(own(1));
    await user.click(deleteButton('Story 1'));
    backend.answerWith('GET user_shared_stories', { code: 'PGRST303', message: 'JWT expired' }, 401);
    await confirm();
    await expectToast('User not authenticated.\nSign in');
    expect(backend.community.rows).toHaveLength(1);
    await user.click(deleteButton('Story 1'));
    await signOut();
    await waitFor(() => expect(place().at).toBe('/auth'));
    await expectToast('User not authenticated.');
  });

  it('keeps a story that can’t be deleted, and returns the focus', async () => {
    await openWith(own(1));
    await user.click(deleteButton('Story 1'));
    backend.community.change(idOf(1), { user_id: BO });
    await confirm();
    await expectToast('Failed to delete shared story\nYou do not have permission to delete this story');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await waitFor(() => expect(deleteButton('Story 1')).toHaveFocus());
    expect(backend.community.rows).toHaveLength(1);
  });
});

it('renames only the shared copy, at once, and returns the focus', async () => {
  backend.library.rows = [storyRow(1)];
  await openWith(own(1, { story_id: idOf(1) }));
  await user.click(button('Rename the shared story “Story 1”'));
  await fill(screen.getByLabelText('Title'), 'A lamp that lies');
  await user.click(button('Save title'));
  await expectToast('Story renamed');
  await waitFor(() => expect(titles()).toEqual(['A lamp that lies']));
  expect(backend.library.titles()).toEqual(['Story 1']);
  expect(backend.community.rows[0]?.title).toBe('A lamp that lies');
  await waitFor(() => expect(button('Rename the shared story “A lamp that lies”')).toHaveFocus());
});

describe('views and likes over time', () => {
  const today = new Date().toISOString().slice(0, 10);
  const details = (title: string) => card(title).querySelector('details')!;
  const openDays = (title: string) =>
    act(async () => {
      details(title).open = true;
      details(title).dispatchEvent(new Event('toggle'));
    });

  it('are loaded when they are opened, as a sentence, two charts and a table', async () => {
    await openWith(own(1));
    backend.community.days.set(idOf(1), [{ day: today, views: 1200, likes: 1 }]);
    const shown = () => details('Story 1');
    expect(backend.sent('GET shared_story_days')).toEqual([]);
    await openDays('Story 1');
    await waitFor(() =>
      expect(shown().querySelector('[role="status"]')?.textContent).toMatch(/^1,200 views and 1 like since /),
    );
    const drawings = [...shown().querySelectorAll('figure')];
    expect(drawings.map((one) => one.querySelectorAll('rect').length)).toEqual([30, 30]);
    const [, row] = [...shown().querySelectorAll('tr')].map(({ cells }) => [...cells].map((cell) => cell.textContent));
    const date = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(today));
    expect(row).toEqual([date, '1,200', '1']);
  });

  it('say when there are none, and why they can’t be loaded', async () => {
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

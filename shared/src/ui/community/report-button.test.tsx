// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { useReport } from '@storyloom/shared/api/community';
import { arrive, buttonOf, isTold, press, show, showRouter, where } from '@storyloom/testing/community-page';
import { fakeNetwork, json } from '@storyloom/testing/network';
import { ReportButton, reportMessages } from './index.ts';

const dialog = () => document.querySelector('[role="dialog"]');

describe('ReportButton', () => {
  const REPORT = 'Report “The Lamp”';
  function Report() {
    const report = useReport({ kind: 'story', id: 'id-1', title: 'The Lamp' }, reportMessages);
    return <ReportButton title="The Lamp" report={report} />;
  }
  const button = <Report />;

  it('The report dialog asks a guest to sign in, with the way there and back, and sends nothing', async () => {
    const requests = fakeNetwork(() => json(true));
    await show(button, false);
    await press(REPORT);
    expect(dialog()?.textContent).toContain('You must be signed in to report this');
    await press('Send report');
    expect(document.activeElement).toBe(buttonOf('Sign in'));
    await press('Sign in');
    const purpose = { action: 'report', title: 'The Lamp' };
    await vi.waitFor(() =>
      expect(where()).toEqual({ pathname: '/auth', state: { returnTo: '/#report-id-1', purpose } }),
    );
    expect(requests).toEqual([]);
  });

  it.each([
    [true, 'Thank you. The people who run this site will take a look.'],
    [false, 'You’ve already reported this. Thank you.'],
  ])(
    'A report is sent with its reason and note, and the user is thanked (first report: %s)',
    async (isNews, thanks) => {
      const requests = fakeNetwork(() => json(isNews));
      await show(button);
      expect(dialog()).toBeNull();
      await press(REPORT);
      fireEvent.change(screen.getByLabelText('What is wrong with it?'), { target: { value: 'copied' } });
      fireEvent.change(screen.getByLabelText(/^Anything to add/), { target: { value: ' From my book. ' } });
      await press('Send report');
      await isTold(thanks);
      expect(dialog()).toBeNull();
      expect(requests.map(({ body }) => body)).toEqual([
        { p_shared_story_id: 'id-1', p_reason: 'copied', p_note: 'From my book.' },
      ]);
    },
  );

  it.each([
    ['the database refuses', () => json({ code: 'PT429', message: 'That is enough for one day.' }, 429)],
    ['the database is unreachable', () => new TypeError('Failed to fetch')],
  ])('A report that fails because %s keeps the typed note and says so', async (why, answer) => {
    fakeNetwork(answer);
    await show(button);
    await press(REPORT);
    const note = screen.getByLabelText<HTMLTextAreaElement>(/^Anything to add/);
    fireEvent.change(note, { target: { value: 'From my book.' } });
    await press('Send report');
    await isTold(
      why === 'the database is unreachable'
        ? 'Your report could not be sent. Please try again.'
        : 'That is enough for one day.',
    );
    expect([dialog()?.contains(note), note.value]).toEqual([true, 'From my book.']);
  });

  it('The dialog that opens on the return from signing in does not open again when the user goes back', async () => {
    await arrive();
    const router = createMemoryRouter(
      [
        { path: '/before', element: 'The page before' },
        { path: '/', element: button },
      ],
      { initialEntries: ['/before', '/?page=2#report-id-1'] },
    );
    showRouter(<RouterProvider router={router} />);
    await vi.waitFor(() => expect(dialog()).not.toBeNull());
    const { pathname, search, hash } = router.state.location;
    expect([pathname, search, hash]).toEqual(['/', '?page=2', '']);
    await act(() => router.navigate(-1));
    expect(router.state.location.pathname).toBe('/before');
    expect(dialog()).toBeNull();
  });
});

// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { useReport } from '@storyloom/shared/api/community';
import { REPORT_REASONS } from '@storyloom/shared/domain';
import { toast } from '@storyloom/shared/ui';
import { arrive, buttonOf, isTold, press, show, showRouter, story, where } from '@storyloom/testing/community-page';
import { fakeNetwork, json } from '@storyloom/testing/network';
import { ReportDialog } from '../report-dialog/report-dialog.tsx';
import { ReportButton, reportMessages, WriteOwn } from './index.ts';
import { communityStrings } from './strings.ts';

const dialog = () => document.querySelector('[role="dialog"]');
const reason = () => screen.getByLabelText<HTMLSelectElement>('What is wrong with it?');
const note = () => screen.getByLabelText<HTMLTextAreaElement>(/^Anything to add\?/);
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

describe('ReportDialog', () => {
  it('It hides who reports, and sends every reason with a note of at most 500 characters', () => {
    const [onReport, onOpenChange] = [vi.fn(), vi.fn()];
    const report = (busy: boolean) => <ReportDialog open what="The Lamp" {...{ busy, onReport, onOpenChange }} />;
    const { rerender } = render(report(false));
    expect(dialog()?.textContent).toContain('won’t know that it was you');
    expect([document.activeElement, note().maxLength]).toEqual([reason(), 500]);
    fireEvent.click(screen.getByText('Cancel'));
    expect(onOpenChange).toHaveBeenCalledWith(false);
    fireEvent.click(screen.getByText('Send report'));
    type(note(), 'Look at it.');
    for (const { value } of reason().options) {
      type(reason(), value);
      fireEvent.click(screen.getByText('Send report'));
    }
    const calls = [[REPORT_REASONS[0], ''], ...REPORT_REASONS.map((value) => [value, 'Look at it.'])];
    expect(onReport.mock.calls).toEqual(calls);
    rerender(report(true));
    fireEvent.click(screen.getByText('Sending…'));
    fireEvent.submit(reason().form!);
    expect(onReport).toHaveBeenCalledTimes(calls.length);
  });
});

describe('ReportButton', () => {
  const REPORT = 'Report “The Lamp”';
  function Report() {
    const report = useReport({ kind: 'story', id: 'id-1', title: 'The Lamp' }, reportMessages);
    return <ReportButton title="The Lamp" report={report} />;
  }

  it('A guest is asked to sign in, with the way there and back, and nothing is sent', async () => {
    const requests = fakeNetwork(() => json(true));
    await show(<Report />, false);
    await press(REPORT);
    expect(dialog()?.textContent).toContain('You must be signed in to report this');
    await press('Send report');
    expect(document.activeElement).toBe(buttonOf('Sign in'));
    await press('Sign in');
    const purpose = { action: 'report', title: 'The Lamp' };
    const state = { returnTo: '/#report-id-1', purpose };
    await vi.waitFor(() => expect(where()).toEqual({ pathname: '/auth', state }));
    expect(requests).toEqual([]);
  });

  it('A report is sent with its reason and note, and the user is thanked', async () => {
    for (const [isNews, thanks] of [
      [true, 'Thank you. The people who run this site will take a look.'],
      [false, 'You’ve already reported this. Thank you.'],
    ] as const) {
      const requests = fakeNetwork(() => json(isNews));
      await show(<Report />);
      expect(dialog()).toBeNull();
      await press(REPORT);
      type(reason(), 'copied');
      type(note(), ' From my book. ');
      await press('Send report');
      await isTold(thanks);
      expect(dialog()).toBeNull();
      const body = { p_shared_story_id: 'id-1', p_reason: 'copied', p_note: 'From my book.' };
      expect(requests.map((request) => request.body)).toEqual([body]);
      act(() => toast.dismiss());
      cleanup();
    }
  });

  it('A report that fails keeps the typed note and says so', async () => {
    await show(<Report />);
    await press(REPORT);
    type(note(), 'From my book.');
    for (const [answer, told] of [
      [json({ code: 'PT429', message: 'That is enough for one day.' }, 429), 'That is enough for one day.'],
      [new TypeError('Failed to fetch'), 'Your report could not be sent. Please try again.'],
    ] as const) {
      fakeNetwork(() => answer);
      await press('Send report');
      await isTold(told);
      expect([dialog()?.contains(note()), note().value]).toEqual([true, 'From my book.']);
      act(() => toast.dismiss());
    }
  });

  it('The dialog that opens on the return from signing in does not open again when the user goes back', async () => {
    await arrive();
    const router = createMemoryRouter(
      [
        { path: '/before', element: 'The page before' },
        { path: '/', element: <Report /> },
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

describe('WriteOwn', () => {
  const link = () => document.querySelector('a');
  const inspiration = { kind: 'inspiration', id: 'prompt-9', title: 'The Light', author: 'Ada' } as const;
  const other = { kind: 'story', id: 'story-9', title: 'The Light', author: 'Ada' } as const;
  const itself = { kind: 'story', id: 'id-1', title: 'The Lamp', author: 'Mina' };

  it('It opens the genre’s generator with the prompt, and credits whom the prompt is from', async () => {
    for (const [values, credit] of [
      [{}, { source: itself }],
      [{ source: other }, { source: other }],
      [{ source: inspiration }, { source: inspiration, inspirationId: 'prompt-9' }],
      [{ userId: 'user-1' }, {}],
      [{ userId: 'user-1', source: other }, { source: other }],
    ] as const) {
      await show(<WriteOwn story={{ ...story, ...values }} personId="user-1" />);
      expect(link()?.textContent).toBe('Write your own from this prompt: The Lamp');
      fireEvent.click(link()!);
      expect(where()).toEqual({ pathname: '/generators/scifi', state: { prompt: 'A lamp', ...credit } });
      cleanup();
    }
    await show(<WriteOwn story={{ ...story, genre: undefined }} personId="user-1" />);
    expect(link()?.getAttribute('href')).toBe('/generators/fantasy');
    cleanup();
    await show(<WriteOwn story={{ ...story, prompt: ' \n' }} personId="user-1" />);
    expect(link()).toBeNull();
  });
});

it('Counts have singular and plural nouns', () => {
  const { likes, uses, views } = communityStrings;
  expect([likes(1), likes(0), uses(1), views(1200)]).toEqual(['1 like', '0 likes', '1 use', '1,200 views']);
});

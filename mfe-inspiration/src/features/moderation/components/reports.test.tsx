// @vitest-environment jsdom
import { backend, startBackend } from '@storyloom/testing/backend';
import { card, expectToast, fill, titles, toasts, UNREACHABLE } from '@storyloom/testing/page';
import { BO, MINA } from '@storyloom/testing/people';
import { atRest, renderRemote } from '@storyloom/testing/render-remote';
import { several, sharedRow } from '@storyloom/testing/rows';
import { user } from '@storyloom/testing/user';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { remote } from '../../../remote.ts';
import { at, HOSTILE, list, open, press, report, section, undo } from '../testing/moderation-page.ts';

describe('the reports', () => {
  it('Reports are listed with the last reported first, each with kind, title, author, number, reasons and notes', async () => {
    await open();
    await screen.findByRole('heading', { name: 'The Lamp' });
    expect(titles(await list('Reports'))).toEqual(['The Lamp', HOSTILE, 'The Ad']);
    const ad = card('The Ad');
    expect(ad).toHaveTextContent(/^Prompt2 reportsThe Adby Mina/);
    const [reasons, notes] = within(ad).getAllByRole('list');
    expect([...reasons!.children].map(({ textContent }) => textContent)).toEqual([
      'Copied from someone else’s work',
      'Advertising or spam',
    ]);
    expect(notes).toHaveTextContent('It is mine.');
  });

  it('The text of what was reported is shown on request, as plain text', async () => {
    await open();
    await screen.findByRole('heading', { name: 'The Ad' });
    expect(screen.queryByText('Buy my book.')).not.toBeInTheDocument();
    await press('Read “The Ad”');
    expect(screen.getByRole('group', { name: 'Text of “The Ad”' })).toHaveTextContent('Buy my book.');
    await press('Close “The Ad”');
    expect(screen.queryByText('Buy my book.')).not.toBeInTheDocument();
    // Names of buttons have no characters that change the direction of text.
    await press('Read “<img src=x onerror=alert(1)> gnp.exe”');
    expect(screen.getByRole('group', { name: /^Text of “<img/ }).textContent).toBe(`${HOSTILE}\nAnd on.`);
    expect(document.querySelector('main img')).toBeNull();
  });

  it('An operator hides a story with a reason and shows it again with Undo, and the focus goes to the next card', async () => {
    await open();
    await screen.findByRole('heading', { name: 'The Lamp' });
    await press('Hide “The Lamp”');
    expect(screen.getByRole('dialog', { name: 'Hide “The Lamp”?' })).toHaveTextContent('Only its author will see it');
    await press('Cancel');
    expect(screen.getByRole('button', { name: 'Hide “The Lamp”' })).toHaveFocus();

    await press('Hide “The Lamp”');
    await fill(screen.getByLabelText('Why? (optional)'), 'An ad.');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Hide' }));
    await waitFor(() => expect(toasts()).toEqual(['“The Lamp” is hidden.\nUndo']));
    await waitFor(() => expect(titles()).toEqual([HOSTILE, 'The Ad']));
    await waitFor(() => expect(screen.getAllByRole('heading', { level: 2 })[0]).toHaveFocus());
    expect(backend.community.rows[1]?.hidden_at).not.toBeNull();
    expect(backend.moderation.log).toMatchObject([{ action: 'hide', title: 'The Lamp', reason: 'An ad.' }]);

    await undo();
    await expectToast('“The Lamp” is visible again.');
    await waitFor(() => expect(titles()).toEqual(['The Lamp', HOSTILE, 'The Ad']));
    expect(backend.community.rows[1]?.hidden_at).toBeNull();
  });

  it('An operator leaves a prompt up and reopens its reports with Undo, and an empty list says so', async () => {
    await open();
    await screen.findByRole('heading', { name: 'The Ad' });
    await press('Leave “The Ad” up');
    await waitFor(() => expect(titles()).toEqual(['The Lamp', HOSTILE]));
    await waitFor(() => expect(screen.getAllByRole('heading', { level: 2 })[1]).toHaveFocus());
    await undo();
    await expectToast('The reports of “The Ad” are open again.');
    await waitFor(() => expect(titles()).toEqual(['The Lamp', HOSTILE, 'The Ad']));

    for (const name of ['Leave “The Lamp” up', /^Leave “<img/, 'Leave “The Ad” up']) {
      await user.click(screen.getByRole('button', { name }));
      await waitFor(() => expect(toasts()).toHaveLength(1));
      await atRest();
      act(() => void document.querySelector<HTMLElement>('[data-toaster] button[aria-label]')?.click());
      await waitFor(() => expect(toasts()).toEqual([]));
    }
    expect(await screen.findByText('No one has reported anything that is still open.')).toBeVisible();
    expect(await list('Reports')).toHaveFocus();
  });

  it('A decision that fails says why, and one that another operator has made already is reported as such', async () => {
    await open();
    await screen.findByRole('heading', { name: 'The Ad' });
    backend.cutOff('moderation_dismiss');
    await press('Leave “The Ad” up');
    await expectToast('Its reports couldn’t be closed.', UNREACHABLE);
    backend.recover('moderation_dismiss');
    for (const said of backend.community.reported) said.dismissedAt = '2026-05-30T12:00:00.000Z';
    await press('Leave “The Ad” up');
    await expectToast('“The Ad” was dealt with already.');
    expect(backend.moderation.log).toEqual([]);
  });

  it('A failed decision can be tried again before the list has been loaded again', async () => {
    await open();
    await screen.findByRole('heading', { name: 'The Ad' });
    const release = backend.hold('moderation_reports');
    backend.cutOff('moderation_dismiss');
    await press('Leave “The Ad” up');
    await expectToast('Its reports couldn’t be closed.', UNREACHABLE);
    expect(screen.getByRole('button', { name: 'Leave “The Ad” up' })).toBeEnabled();
    expect(screen.queryByText('Working…')).not.toBeInTheDocument();
    release();
  });

  it('An Undo stays on screen only while it is the one way back', async () => {
    await open();
    await screen.findByRole('heading', { name: 'The Ad' });
    const hide = async (title: string) => {
      await press(`Hide “${title}”`);
      await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Hide' }));
      await waitFor(() => expect(toasts()).toContain(`“${title}” is hidden.\nUndo`));
    };
    await press('Leave “The Ad” up');
    await waitFor(() => expect(toasts()).toEqual(['“The Ad” stays up.\nUndo']));
    await hide('The Lamp');
    expect(toasts()).toHaveLength(2);
    await section('Hidden');
    await user.click(await screen.findByRole('button', { name: 'Restore “The Lamp”' }));
    await waitFor(() =>
      expect(toasts().toSorted()).toEqual(['“The Ad” stays up.\nUndo', '“The Lamp” is visible again.\nUndo']),
    );
  });

  it('The card that gets the focus is scrolled into view', async () => {
    const seen: Element[] = [];
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      seen.push(this);
    });
    await open();
    await screen.findByRole('heading', { name: 'The Ad' });
    await press('Leave “The Ad” up');
    await waitFor(() => expect(screen.getAllByRole('heading', { level: 2 })[1]).toHaveFocus());
    expect(seen.at(-1)).toContainElement(document.activeElement as HTMLElement);
    vi.restoreAllMocks();
  });

  it('Reports are loaded ten at a time', async () => {
    startBackend();
    backend.moderation.operators.add(BO);
    backend.community.rows = [...several(12, (n) => sharedRow(n, { title: `Story ${n}`, user_id: MINA }))];
    for (const n of several(12, (one) => one)) report('story', n);
    await renderRemote(remote, { at, as: BO });
    await screen.findByRole('heading', { name: 'Story 12' });
    expect(titles()).toHaveLength(10);
    await press('Load More Reports');
    await waitFor(() => expect(titles()).toHaveLength(12));
    expect(titles().at(-1)).toBe('Story 1');
  });
});

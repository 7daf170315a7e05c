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
  it('are listed with the last first, each with kind, title, author, reasons and notes', async () => {
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

  it('show the reported text on request, as plain text', async () => {
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

  it('let an operator hide a story with a reason, and show it again with Undo', async () => {
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

  it('let an operator leave a prompt up, and reopen its reports with Undo', async () => {
    await open();
    await screen.findByRole('heading', { name: 'The Ad' });
    const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView');
    await press('Leave “The Ad” up');
    await waitFor(() => expect(titles()).toEqual(['The Lamp', HOSTILE]));
    await waitFor(() => expect(screen.getAllByRole('heading', { level: 2 })[1]).toHaveFocus());
    expect(scrollIntoView.mock.contexts.at(-1)).toContainElement(document.activeElement as HTMLElement);
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

  it('say why a decision fails, let it be retried, and tell when another operator has made it', async () => {
    await open();
    await screen.findByRole('heading', { name: 'The Ad' });
    const release = backend.hold('moderation_reports');
    backend.cutOff('moderation_dismiss');
    await press('Leave “The Ad” up');
    await expectToast('Its reports couldn’t be closed.', UNREACHABLE);
    // Before the list has been loaded again.
    expect(screen.getByRole('button', { name: 'Leave “The Ad” up' })).toBeEnabled();
    expect(screen.queryByText('Working…')).not.toBeInTheDocument();
    release();
    backend.recover('moderation_dismiss');
    for (const said of backend.community.reported) said.dismissedAt = '2026-05-30T12:00:00.000Z';
    await press('Leave “The Ad” up');
    await expectToast('“The Ad” was dealt with already.');
    expect(backend.moderation.log).toEqual([]);
  });

  it('keep an Undo on screen only while it is the one way back', async () => {
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

  it('are loaded ten at a time', async () => {
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

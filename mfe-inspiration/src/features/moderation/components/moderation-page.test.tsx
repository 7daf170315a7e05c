// @vitest-environment jsdom
import { backend, startBackend } from '@storyloom/testing/backend';
import { card, expectToast, fill, titles, toasts, UNREACHABLE } from '@storyloom/testing/page';
import { ADA, BO, MINA } from '@storyloom/testing/people';
import { atRest, place, renderRemote } from '@storyloom/testing/render-remote';
import { idOf, promptRow, several, sharedRow } from '@storyloom/testing/rows';
import { user } from '@storyloom/testing/user';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { remote } from '../../../remote.ts';

const HOSTILE = '<img src=x onerror=alert(1)> \u202Egnp.exe';
const at = '/moderation';

const report = (what: 'inspiration' | 'story', n: number, values: object = {}) =>
  backend.community.reported.push({
    what,
    id: idOf(n),
    reason: 'spam',
    note: null,
    at: `2026-05-${String(n).padStart(2, '0')}T12:00:00.000Z`,
    dismissedAt: null,
    ...values,
  });

/** Opens the page with a prompt and two stories of Mina's that were reported, and one that is hidden. */
async function open(person: string | null = BO) {
  startBackend();
  backend.moderation.operators.add(BO);
  backend.community.prompts = [promptRow(1, { title: 'The Ad', prompt: 'Buy my book.', user_id: MINA })];
  backend.community.rows = [
    sharedRow(2, { title: HOSTILE, content: `${HOSTILE}\nAnd on.`, user_id: MINA }),
    sharedRow(3, { title: 'The Lamp', user_id: MINA }),
    sharedRow(4, { title: 'Gone', user_id: MINA, hidden_at: '2026-05-04T12:00:00.000Z' }),
  ];
  report('inspiration', 1, { reason: 'copied', note: 'It is mine.' });
  report('inspiration', 1);
  report('story', 2, { note: HOSTILE });
  report('story', 3);
  return renderRemote(remote, { at, as: person });
}

const list = (name: string) => screen.findByRole('region', { name });
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const section = async (name: string) => user.click(await screen.findByRole('tab', { name }));
/** Presses Undo on the visible toast, not on one that is disappearing. */
async function undo() {
  const buttons = () => [...document.querySelectorAll('[data-toaster] [data-visible="true"] button')];
  await waitFor(() => expect(buttons().map(({ textContent }) => textContent)).toContain('Undo'));
  await user.click(buttons().find(({ textContent }) => textContent === 'Undo')!);
}

describe('the moderation page', () => {
  it('is not found by a user who is not an operator, nor linked', async () => {
    await open(ADA);
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    expect(document.title).toBe('Page not found · Storyloom');
    expect(backend.sent('moderation_reports')).toEqual([]);
    await renderRemote(remote, { at: '/community' });
    await screen.findByRole('heading', { name: 'The Lamp' });
    await atRest();
    expect(screen.queryByRole('link', { name: 'Moderation' })).not.toBeInTheDocument();
  });

  it('sends a guest to sign in, and back', async () => {
    await open(null);
    await waitFor(() => expect(place()).toMatchObject({ at: '/auth', state: { returnTo: at } }));
    expect(backend.sent('is_operator')).toEqual([]);
  });

  it('is linked in the community for an operator, and hidden from search engines', async () => {
    await open();
    await list('Reports');
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await renderRemote(remote, { at: '/community' });
    expect(await screen.findByRole('link', { name: 'Moderation' })).toHaveAttribute('href', at);
  });

  it('says when it cannot be loaded, and is loaded by Retry', async () => {
    startBackend();
    backend.moderation.operators.add(BO);
    backend.cutOff('is_operator');
    await renderRemote(remote, { at, as: BO });
    expect(await screen.findByRole('alert')).toHaveTextContent(`This page couldn’t be loaded${UNREACHABLE}`);
    backend.recover('is_operator');
    await user.click(screen.getByRole('button', { name: /Retry/ }));
    expect(await screen.findByText('Nothing to look at')).toBeVisible();
  });
});

describe('hidden texts and the log', () => {
  it('restore a story and hide it again with Undo, and list both in the log', async () => {
    await open();
    await section('Log');
    expect(await screen.findByText('Nothing has been done yet')).toBeVisible();
    await section('Hidden');
    await screen.findByRole('heading', { name: 'Gone' });
    expect(screen.queryByText('0 reports')).not.toBeInTheDocument();
    await press('Restore “Gone”');
    await waitFor(() => expect(toasts()).toEqual(['“Gone” is visible again.\nUndo']));
    expect(await screen.findByText('Nothing is hidden')).toBeVisible();
    await undo();
    await expectToast('“Gone” is hidden.');
    await screen.findByRole('heading', { name: 'Gone' });

    await section('Log');
    await screen.findAllByRole('heading', { name: 'Gone' });
    const entries = within(await list('Log')).getAllByRole('listitem');
    expect(entries.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^HiddenStoryGoneby Bo Li/),
      expect.stringMatching(/^RestoredStoryGoneby Bo Li/),
    ]);
  });
});

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
  });
});

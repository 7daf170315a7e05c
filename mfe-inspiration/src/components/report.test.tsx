// @vitest-environment jsdom
import { user } from '@storyloom/testing/user';
import { sessionStore } from '@storyloom/shared/auth';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { backend } from '@storyloom/testing/backend';
import { card, expectToast, fill } from '@storyloom/testing/page';
import { place } from '@storyloom/testing/render-remote';
import { ADA } from '@storyloom/testing/people';
import { signIn, signOut } from '@storyloom/testing/session';
import { LISTS, id, openList } from '../testing/lists.ts';

const reportIn = (list: string) =>
  user.click(within(card('The Lamp', list)).getByRole('button', { name: 'Report “The Lamp”' }));

describe.each(LISTS)('a report of the $kind', ({ at, list }) => {
  const report = () => reportIn(list);

  it('has a reason and a note, is thanked for, and counts once', async () => {
    await openList(at, ADA);
    await report();
    expect(
      [...screen.getByLabelText<HTMLSelectElement>('What is wrong with it?').options].map(({ value }) => value),
    ).toEqual(['spam', 'harmful', 'copied', 'other']);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(backend.sent('report_content')).toEqual([]);

    await report();
    await fill(screen.getByLabelText('What is wrong with it?'), 'copied');
    await fill(screen.getByLabelText('Anything to add? (optional)'), ' From my book. ');
    const goOn = backend.hold('report_content');
    await user.click(screen.getByRole('button', { name: 'Send report' }));
    await screen.findByRole('button', { name: 'Sending…' });
    await user.click(await screen.findByRole('button', { name: 'Sending…' }));
    goOn();
    await expectToast('Thank you. The people who run this site will take a look.');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(backend.community.reports).toEqual([{ person: ADA, id, reason: 'copied', note: 'From my book.' }]);
    expect(backend.sent('report_content')).toHaveLength(1);

    await report();
    await user.click(screen.getByRole('button', { name: 'Send report' }));
    await expectToast('You’ve already reported this. Thank you.');
  });

  it('leads a guest from the dialog to sign-in, and back to the dialog with the note', async () => {
    await openList(at);
    await report();
    await fill(screen.getByLabelText('Anything to add? (optional)'), 'From my book.');
    expect(screen.getByRole('dialog')).toHaveTextContent('You must be signed in to report this');
    await user.click(screen.getByRole('button', { name: 'Send report' }));
    expect(screen.getByRole('button', { name: 'Sign in' })).toHaveFocus();
    expect(backend.sent('report_content')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(place().at).toBe('/auth'));
    const { returnTo } = place().state as { readonly returnTo: string };
    expect(returnTo).toBe(`${at}#report-${id}`);

    await openList(returnTo, ADA);
    expect(await screen.findByRole('dialog')).toBeVisible();
    expect(screen.getByLabelText('Anything to add? (optional)')).toHaveValue('From my book.');
    expect(screen.getByRole('dialog')).not.toHaveTextContent('You must be signed in');
    await user.click(screen.getByRole('button', { name: 'Send report' }));
    await expectToast('Thank you. The people who run this site will take a look.');
    expect(backend.community.reports).toEqual([{ person: ADA, id, reason: 'spam', note: 'From my book.' }]);
    // The dialog opens only once: a reload or Back shows the page without it.
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(place().hash).toBe('');
  });
});

describe('a report', () => {
  const { at, list } = LISTS[0];
  const report = () => reportIn(list);

  it('shows the reason when it cannot be sent, and keeps the note', async () => {
    await openList(at, ADA);
    await report();
    await fill(screen.getByLabelText('Anything to add? (optional)'), 'From my book.');
    backend.answerWith('report_content', { code: 'PT429', message: 'You have reported enough for a day.' }, 429);
    await user.click(screen.getByRole('button', { name: 'Send report' }));
    await expectToast('You have reported enough for a day.');
    expect(screen.getByLabelText('Anything to add? (optional)')).toHaveValue('From my book.');
  });

  it('keeps its note when the session ends or is refused, and asks to sign in', async () => {
    await openList(at, ADA);
    await report();
    await fill(screen.getByLabelText('Anything to add? (optional)'), 'From my book.');
    await signOut();
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent('You must be signed in to report this'));
    expect(screen.getByLabelText('Anything to add? (optional)')).toHaveValue('From my book.');
    await signIn(ADA);
    await waitFor(() => expect(screen.getByRole('dialog')).not.toHaveTextContent('You must be signed in'));
    backend.answerWith('report_content', { code: 'PGRST303', message: 'JWT expired' }, 401);
    backend.answerBy('logout', new Response(null, { status: 204 }));
    await user.click(screen.getByRole('button', { name: 'Send report' }));
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent('You must be signed in to report this'));
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(place().at).toBe('/auth'));
    expect(sessionStore.getState().user).toBeNull();
  });
});

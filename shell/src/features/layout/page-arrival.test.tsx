// @vitest-environment jsdom
import { user } from '@storyloom/testing/user';
import { fakeNetwork } from '@storyloom/shared/testing/network';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { showLayout, where } from '../../testing/show-layout.tsx';

const takeFocus = (field: HTMLInputElement | null) => field?.focus();

/** A page whose heading comes when the test says so, if its address says that it is late. */
function Page() {
  const { pathname } = useLocation();
  const [loaded, setLoaded] = useState(false);
  const [version, setVersion] = useState(0);
  const isLate = pathname === '/late' && !loaded;
  return (
    <>
      <Link to="/late">Late</Link>
      <input aria-label="Prompt" ref={pathname === '/waiting' ? takeFocus : undefined} />
      <Link to="/waiting">Waiting</Link>
      <button onClick={() => setLoaded(true)}>Arrive</button>
      <button onClick={() => setVersion(version + 1)}>Draw again</button>
      {!isLate && <title>{`Page ${pathname}`}</title>}
      {!isLate && <h1 key={version}>Page {pathname}</h1>}
    </>
  );
}

const heading = () => document.querySelector('h1');
const announced = () => document.querySelector('[data-announcer]')?.textContent;
const arrive = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Arrive' })));

beforeEach(() => {
  fakeNetwork(() => new Response(null, { status: 204 }));
});

describe('a new page', () => {
  it('has the keyboard on its heading, which says where it is: nothing else does', async () => {
    await showLayout('/', <Page />);
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    expect(heading()).toHaveFocus();
    expect(heading()?.textContent).toBe('Page /elsewhere');
    expect(announced()).toBe('');
    expect(document.querySelector('[data-announcer]')).toHaveAttribute('role', 'status');
  });

  it('has the keyboard in it while it loads, and on its heading when that comes', async () => {
    await showLayout('/', <Page />);
    await user.click(screen.getByRole('link', { name: 'Late' }));
    expect(document.querySelector('main')).toHaveFocus();
    expect(announced()).toBe('');
    await arrive();
    await vi.waitFor(() => expect(heading()).toHaveFocus());
    expect(announced()).toBe('');
  });

  it('has the keyboard on its heading also when it is drawn again after that, unless the user has gone on', async () => {
    await showLayout('/', <Page />);
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    const first = heading();
    const drawAgain = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Draw again' })));
    await drawAgain();
    expect(heading()).not.toBe(first);
    await vi.waitFor(() => expect(heading()).toHaveFocus());
    const prompt = document.querySelector('input[aria-label="Prompt"]') as HTMLInputElement;
    act(() => prompt.focus());
    await drawAgain();
    act(() => prompt.blur());
    await drawAgain();
    expect(document.body).toHaveFocus();
    expect(announced()).toBe('');
  });

  it('leaves the keyboard with a user who has gone on by then, and is announced', async () => {
    await showLayout('/', <Page />);
    await user.click(screen.getByRole('link', { name: 'Late' }));
    const prompt = document.querySelector('input[aria-label="Prompt"]') as HTMLInputElement;
    act(() => prompt.focus());
    await arrive();
    await vi.waitFor(() => expect(announced()).toBe('Page /late'));
    expect(prompt).toHaveFocus();
  });

  it('that puts the keyboard somewhere itself keeps it there, and is announced', async () => {
    await showLayout('/', <Page />);
    // The router of these tests has a history of its own; a browser's window has the address before the page is there.
    history.replaceState(null, '', '/waiting');
    await user.click(screen.getByRole('link', { name: 'Waiting' }));
    await vi.waitFor(() => expect(announced()).toBe('Page /waiting'));
    expect(document.activeElement).toHaveAttribute('aria-label', 'Prompt');
  });

  it('that is the first one takes no focus and is not announced', async () => {
    await showLayout('/', <Page />);
    expect(document.body).toHaveFocus();
    expect(announced()).toBe('');
  });

  it('is not what a change of the search makes', async () => {
    await showLayout('/', <Page />);
    const next = screen.getByRole('link', { name: 'Next page' });
    act(() => next.focus());
    await user.click(next);
    expect(where().at).toBe('/?page=2');
    expect(next).toHaveFocus();
    expect(announced()).toBe('');
  });
});

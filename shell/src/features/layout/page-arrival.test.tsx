// @vitest-environment jsdom
import { user } from '@storyloom/testing/user';
import { fakeNetwork } from '@storyloom/testing/network';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { showLayout, where } from '../../testing/show-layout.tsx';

const takeFocus = (field: HTMLInputElement | null) => field?.focus();

/** A page. At `/late`, its heading appears when Arrive is clicked. */
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
const arrive = () => act(async () => fireEvent.click(screen.getByText('Arrive')));

beforeEach(() => {
  fakeNetwork(() => new Response(null, { status: 204 }));
});

describe('a new page', () => {
  it('gets the focus on its heading, and is not announced in addition', async () => {
    await showLayout('/', <Page />);
    await user.click(screen.getByText('Elsewhere', { selector: 'a' }));
    expect(heading()).toHaveFocus();
    expect(announced()).toBe('');
  });

  it('gets the focus on its main content while it loads, and then on its heading', async () => {
    await showLayout('/', <Page />);
    await user.click(screen.getByText('Late'));
    expect(document.querySelector('main')).toHaveFocus();
    await arrive();
    await vi.waitFor(() => expect(heading()).toHaveFocus());
    expect(announced()).toBe('');
  });

  it('keeps the focus on a heading that is rendered again, unless the user has moved it', async () => {
    await showLayout('/', <Page />);
    await user.click(screen.getByText('Elsewhere', { selector: 'a' }));
    const first = heading();
    const drawAgain = () => act(async () => fireEvent.click(screen.getByText('Draw again')));
    await drawAgain();
    expect(heading()).not.toBe(first);
    await vi.waitFor(() => expect(heading()).toHaveFocus());
    const prompt = screen.getByLabelText('Prompt');
    act(() => prompt.focus());
    await drawAgain();
    act(() => prompt.blur());
    await drawAgain();
    expect(document.body).toHaveFocus();
    expect(announced()).toBe('');
  });

  it('is announced, and leaves the focus where the user has moved it meanwhile', async () => {
    await showLayout('/', <Page />);
    await user.click(screen.getByText('Late'));
    const prompt = screen.getByLabelText('Prompt');
    act(() => prompt.focus());
    await arrive();
    await vi.waitFor(() => expect(announced()).toBe('Page /late'));
    expect(prompt).toHaveFocus();
  });

  it('is announced, and keeps the focus that it has set itself', async () => {
    await showLayout('/', <Page />);
    // MemoryRouter does not change the window's URL, which a browser changes before the page renders.
    history.replaceState(null, '', '/waiting');
    await user.click(screen.getByText('Waiting'));
    await vi.waitFor(() => expect(announced()).toBe('Page /waiting'));
    expect(document.activeElement).toHaveAttribute('aria-label', 'Prompt');
  });

  it('does not move the focus, nor is announced, when it is the first or only its query changes', async () => {
    await showLayout('/', <Page />);
    expect(document.body).toHaveFocus();
    const next = screen.getByText('Next page');
    act(() => next.focus());
    await user.click(next);
    expect(where().at).toBe('/?page=2');
    expect(next).toHaveFocus();
    expect(announced()).toBe('');
  });
});

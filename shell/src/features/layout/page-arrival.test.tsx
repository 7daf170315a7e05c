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
const arrive = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Arrive' })));

beforeEach(() => {
  fakeNetwork(() => new Response(null, { status: 204 }));
});

describe('a new page', () => {
  it('A new page has the focus on its heading, and is not announced in addition', async () => {
    await showLayout('/', <Page />);
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    expect(heading()).toHaveFocus();
    expect(heading()?.textContent).toBe('Page /elsewhere');
    expect(announced()).toBe('');
    expect(document.querySelector('[data-announcer]')).toHaveAttribute('role', 'status');
  });

  it('A loading page has the focus on the main content, and then on its heading', async () => {
    await showLayout('/', <Page />);
    await user.click(screen.getByRole('link', { name: 'Late' }));
    expect(document.querySelector('main')).toHaveFocus();
    expect(announced()).toBe('');
    await arrive();
    await vi.waitFor(() => expect(heading()).toHaveFocus());
    expect(announced()).toBe('');
  });

  it('A heading that is rendered again keeps the focus, unless the user has moved it', async () => {
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

  it('A page that loads after the user has moved the focus leaves it there, and is announced', async () => {
    await showLayout('/', <Page />);
    await user.click(screen.getByRole('link', { name: 'Late' }));
    const prompt = document.querySelector('input[aria-label="Prompt"]') as HTMLInputElement;
    act(() => prompt.focus());
    await arrive();
    await vi.waitFor(() => expect(announced()).toBe('Page /late'));
    expect(prompt).toHaveFocus();
  });

  it('A page that sets the focus itself keeps it there, and is announced', async () => {
    await showLayout('/', <Page />);
    // MemoryRouter does not change the window's URL, which a browser changes before the page renders.
    history.replaceState(null, '', '/waiting');
    await user.click(screen.getByRole('link', { name: 'Waiting' }));
    await vi.waitFor(() => expect(announced()).toBe('Page /waiting'));
    expect(document.activeElement).toHaveAttribute('aria-label', 'Prompt');
  });

  it('The first page takes no focus and is not announced', async () => {
    await showLayout('/', <Page />);
    expect(document.body).toHaveFocus();
    expect(announced()).toBe('');
  });

  it('A change of the query string moves no focus and announces nothing', async () => {
    await showLayout('/', <Page />);
    const next = screen.getByRole('link', { name: 'Next page' });
    act(() => next.focus());
    await user.click(next);
    expect(where().at).toBe('/?page=2');
    expect(next).toHaveFocus();
    expect(announced()).toBe('');
  });
});

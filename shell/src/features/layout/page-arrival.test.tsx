// @vitest-environment jsdom
import { fakeNetwork } from '@storyloom/shared/testing/network';
import { act, fireEvent } from '@testing-library/react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { button, link, press } from '../../testing/queries.ts';
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
      <button onClick={() => setVersion(version + 1)}>Draw anew</button>
      {!isLate && <title>{`Page ${pathname}`}</title>}
      {!isLate && <h1 key={version}>Page {pathname}</h1>}
    </>
  );
}

const heading = () => document.querySelector('h1');
const announced = () => document.querySelector('[data-announcer]')?.textContent;
const arrive = () => act(async () => fireEvent.click(button('Arrive')));

beforeEach(() => {
  fakeNetwork(() => new Response(null, { status: 204 }));
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

describe('a new page', () => {
  it('has the keyboard on its heading, which says where it is: nothing else does', async () => {
    await showLayout('/', <Page />);
    await press(link('Elsewhere'));
    expect(document.activeElement).toBe(heading());
    expect(heading()?.textContent).toBe('Page /elsewhere');
    expect(announced()).toBe('');
    expect(document.querySelector('[data-announcer]')?.getAttribute('role')).toBe('status');
  });

  it('has the keyboard in it while it loads, and on its heading when that comes', async () => {
    await showLayout('/', <Page />);
    await press(link('Late'));
    expect(document.activeElement).toBe(document.querySelector('main'));
    expect(announced()).toBe('');
    await arrive();
    await vi.waitFor(() => expect(document.activeElement).toBe(heading()));
    expect(announced()).toBe('');
  });

  it('has the keyboard on its heading also when it is drawn anew after that, unless the user has gone on', async () => {
    await showLayout('/', <Page />);
    await press(link('Elsewhere'));
    const first = heading();
    const drawAnew = () => act(async () => fireEvent.click(button('Draw anew')));
    await drawAnew();
    expect(heading()).not.toBe(first);
    await vi.waitFor(() => expect(document.activeElement).toBe(heading()));
    const prompt = document.querySelector('input[aria-label="Prompt"]') as HTMLInputElement;
    act(() => prompt.focus());
    await drawAnew();
    act(() => prompt.blur());
    await drawAnew();
    expect(document.activeElement).toBe(document.body);
    expect(announced()).toBe('');
  });

  it('leaves the keyboard with a user who has gone on by then, and is announced', async () => {
    await showLayout('/', <Page />);
    await press(link('Late'));
    const prompt = document.querySelector('input[aria-label="Prompt"]') as HTMLInputElement;
    act(() => prompt.focus());
    await arrive();
    await vi.waitFor(() => expect(announced()).toBe('Page /late'));
    expect(document.activeElement).toBe(prompt);
  });

  it('that puts the keyboard somewhere itself keeps it there, and is announced', async () => {
    await showLayout('/', <Page />);
    // The router of these tests has a history of its own; a browser's window has the address before the page is there.
    history.replaceState(null, '', '/waiting');
    await press(link('Waiting'));
    await vi.waitFor(() => expect(announced()).toBe('Page /waiting'));
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Prompt');
  });

  it('that is the first one takes no focus and is not announced', async () => {
    await showLayout('/', <Page />);
    expect(document.activeElement).toBe(document.body);
    expect(announced()).toBe('');
  });

  it('is not what a change of the search makes', async () => {
    await showLayout('/', <Page />);
    const next = link('Next page');
    act(() => next.focus());
    await press(next);
    expect(where().at).toBe('/?page=2');
    expect(document.activeElement).toBe(next);
    expect(announced()).toBe('');
  });
});

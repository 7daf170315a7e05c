// @vitest-environment jsdom
import { user } from '@storyloom/testing/user';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Link, MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';

/** A window of 700 pixels on a document whose height the test sets, which limits how far it scrolls. */
const page = { height: 5000, top: 0 };
function scrollBy(person: number) {
  page.top = Math.min(person, Math.max(0, page.height - 700));
  fireEvent.scroll(window);
}
const frames = () => act(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** Opens the site in this tab, which remembers only what it has stored. */
async function open(at = '/', content?: ReactNode) {
  vi.resetModules();
  const { useScrollMemory } = await import('./use-scroll-memory.ts');
  function Site() {
    useScrollMemory();
    const navigate = useNavigate();
    const { search } = useLocation();
    return (
      <>
        <Link to="/elsewhere">Elsewhere</Link>
        <Link to="?page=2">Next page</Link>
        <button onClick={() => void navigate(-1)}>Go back</button>
        <output>{search}</output>
        {content}
      </>
    );
  }
  const view = render(
    <MemoryRouter initialEntries={[at]}>
      <Site />
    </MemoryRouter>,
  );
  const reload = (height = 5000) => {
    fireEvent(window, new Event('pagehide'));
    view.unmount();
    Object.assign(page, { top: 0, height });
    return open(at);
  };
  return { reload };
}
const follow = (name: string) => user.click(screen.getByText(name));

/** Puts an element with this id on the page. */
function target(id: string, tag = 'h2', scrollIntoView = vi.fn()) {
  document.body.append(Object.assign(document.createElement(tag), { id, scrollIntoView }));
  return scrollIntoView;
}

beforeEach(() => {
  Object.assign(page, { height: 5000, top: 0 });
  vi.spyOn(window, 'scrollTo').mockImplementation(((options: ScrollToOptions) => scrollBy(options.top ?? 0)) as never);
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => page.top);
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => page.height);
  vi.stubGlobal('innerHeight', 700);
});

describe('the scroll position', () => {
  it('is the top on a new page, and restored if it was scrolled before its scripts came', async () => {
    page.top = 1200;
    await open();
    await follow('Elsewhere');
    expect(page.top).toBe(0);
    scrollBy(300);
    await follow('Go back');
    expect(page.top).toBe(1200);
  });

  /** Goes back to a page that is too short at first. */
  async function goBackEarly() {
    await open();
    scrollBy(1200);
    await follow('Elsewhere');
    page.height = 800;
    await follow('Go back');
    expect(page.top).toBe(100);
  }

  it('is restored when the content arrives late', async () => {
    await goBackEarly();
    page.height = 5000;
    await frames();
    expect(page.top).toBe(1200);
  });

  it('is not restored when the user scrolls in the meantime', async () => {
    await goBackEarly();
    fireEvent.wheel(window);
    scrollBy(40);
    page.height = 5000;
    await frames();
    expect(page.top).toBe(40);
  });

  it('is not sought on the next page when the page is left before its content arrives', async () => {
    await goBackEarly();
    // As a screen reader does it: without a pointer or a key.
    fireEvent.click(screen.getByText('Elsewhere'));
    page.height = 5000;
    await frames();
    expect(page.top).toBe(0);
  });

  it('stays when only the query string changes, forwards and back', async () => {
    await open();
    scrollBy(1200);
    await follow('Next page');
    expect(screen.getByRole('status')).toHaveTextContent('?page=2');
    expect(page.top).toBe(1200);
    scrollBy(1500);
    await follow('Go back');
    expect(page.top).toBe(1500);
  });

  it('is restored after a reload, also when that precedes the last scroll event', async () => {
    const { reload } = await open();
    scrollBy(300);
    page.top = 1200;
    await reload();
    expect(page.top).toBe(1200);
  });

  it('is not restored when the address is opened again', async () => {
    const { reload } = await open();
    scrollBy(1200);
    const opened = [{ type: 'navigate' }] as unknown as PerformanceEntryList;
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue(opened);
    await reload();
    expect(page.top).toBe(0);
  });
});

describe('the fragment of an address', () => {
  it('scrolls to its target as soon as that exists', async () => {
    await open('/', <Link to="/faq#refunds">To the refunds</Link>);
    await follow('To the refunds');
    const scrollIntoView = target('refunds');
    await frames();
    expect(scrollIntoView).toHaveBeenCalledExactlyOnceWith({ block: 'start', behavior: 'instant' });
  });

  it('scrolls to a button in the middle of the window, where no toast covers it', async () => {
    const scrollIntoView = target('like-1', 'button');
    await open('/#like-1');
    expect(scrollIntoView).toHaveBeenCalledExactlyOnceWith({ block: 'center', behavior: 'instant' });
  });

  it('can be left by going back to the position before', async () => {
    const scroll = vi.fn(() => scrollBy(3000));
    target('chapter-第一章', 'h2', scroll);
    await open('/', <Link to="#chapter-第一章">To the chapter</Link>);
    scrollBy(200);
    await follow('To the chapter');
    expect(page.top).toBe(3000);
    scrollBy(3100);
    await follow('Go back');
    expect(page.top).toBe(200);
  });

  it('leads nowhere when it is malformed, and the page is shown', async () => {
    await open('/#100%', <p>The page</p>);
    expect(screen.getByText('The page')).toBeTruthy();
  });
});

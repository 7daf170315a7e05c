// @vitest-environment jsdom
import { user } from '@storyloom/testing/user';
import { fakeNetwork } from '@storyloom/testing/network';
import { act, fireEvent, screen } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { showLayout, where } from '../../testing/show-layout.tsx';

/** A window of 700 pixels on a document whose height the test sets, which limits how far it scrolls. */
const page = { height: 5000, top: 0 };
const maximum = () => Math.max(0, page.height - 700);
const scrolledTo = () => page.top;
function scrollBy(person: number) {
  page.top = Math.min(person, maximum());
  fireEvent.scroll(window);
}
const frames = () => act(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

beforeEach(() => {
  // A new page has no remembered positions.
  vi.resetModules();
  fakeNetwork(() => new Response(null, { status: 204 }));
  Object.assign(page, { height: 5000, top: 0 });
  vi.spyOn(window, 'scrollTo').mockImplementation(((options: ScrollToOptions) => scrollBy(options.top ?? 0)) as never);
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => page.top);
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => page.height);
  vi.stubGlobal('innerHeight', 700);
});

describe('the scroll position', () => {
  it('A new page starts at the top, and going back restores the scroll position', async () => {
    await showLayout();
    scrollBy(1200);
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    expect(scrolledTo()).toBe(0);
    scrollBy(300);
    await user.click(screen.getByRole('button', { name: 'Go back' }));
    expect(scrolledTo()).toBe(1200);
  });

  it('A page that was scrolled before its scripts came is found again where it was', async () => {
    page.top = 1200;
    await showLayout();
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    expect(scrolledTo()).toBe(0);
    await user.click(screen.getByRole('button', { name: 'Go back' }));
    expect(scrolledTo()).toBe(1200);
  });

  it('The scroll position is restored when the content arrives late', async () => {
    await showLayout();
    scrollBy(1200);
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    page.height = 800;
    await user.click(screen.getByRole('button', { name: 'Go back' }));
    expect(scrolledTo()).toBe(100);
    page.height = 5000;
    await frames();
    expect(scrolledTo()).toBe(1200);
  });

  it('The scroll position is not restored when the user scrolls in the meantime', async () => {
    await showLayout();
    scrollBy(1200);
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    page.height = 800;
    await user.click(screen.getByRole('button', { name: 'Go back' }));
    fireEvent.wheel(window);
    scrollBy(40);
    page.height = 5000;
    await frames();
    expect(scrolledTo()).toBe(40);
  });

  it('The position of a page that is left before its content arrives is not sought on the next page', async () => {
    await showLayout();
    scrollBy(1200);
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    page.height = 800;
    await user.click(screen.getByRole('button', { name: 'Go back' }));
    // As a screen reader does it: without a pointer or a key.
    fireEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
    page.height = 5000;
    await frames();
    expect(scrolledTo()).toBe(0);
  });

  it('The scroll position stays when only the query string changes, forwards and back', async () => {
    await showLayout();
    scrollBy(1200);
    await user.click(screen.getByRole('link', { name: 'Next page' }));
    expect(where().at).toBe('/?page=2');
    expect(scrolledTo()).toBe(1200);
    scrollBy(1500);
    await user.click(screen.getByRole('button', { name: 'Go back' }));
    expect(scrolledTo()).toBe(1500);
  });

  it('The target of a URL’s fragment is scrolled to as soon as it exists', async () => {
    const scrollIntoView = vi.fn();
    Element.prototype.scrollIntoView = scrollIntoView;
    await showLayout('/', <Link to="/faq#refunds">To the refunds</Link>);
    await user.click(screen.getByRole('link', { name: 'To the refunds' }));
    expect(scrollIntoView).not.toHaveBeenCalled();
    const target = document.createElement('h2');
    target.id = 'refunds';
    document.body.append(target);
    await frames();
    expect(scrollIntoView.mock.instances).toEqual([target]);
    target.remove();
  });

  it.each([
    ['a button', 'button', 'center'],
    ['a section', 'section', 'start'],
  ])('The target of a URL’s fragment, here %s, is scrolled into view', async (_what, tag, block) => {
    const scrollIntoView = vi.fn();
    Element.prototype.scrollIntoView = scrollIntoView;
    const target = document.createElement(tag);
    target.id = 'like-1';
    document.body.append(target);
    await showLayout('/#like-1');
    expect(scrollIntoView).toHaveBeenCalledExactlyOnceWith({ block, behavior: 'instant' });
    target.remove();
  });

  it('Going back from a target within a page restores the scroll position', async () => {
    const target = document.createElement('h2');
    target.id = 'chapter-第一章';
    document.body.append(target);
    target.scrollIntoView = () => scrollBy(3000);
    await showLayout('/', <Link to="#chapter-第一章">To the chapter</Link>);
    scrollBy(200);
    await user.click(screen.getByRole('link', { name: 'To the chapter' }));
    expect(scrolledTo()).toBe(3000);
    scrollBy(3100);
    await user.click(screen.getByRole('button', { name: 'Go back' }));
    expect(scrolledTo()).toBe(200);
    target.remove();
  });

  it('A fragment that is not well formed leads nowhere, and the page is shown', async () => {
    await showLayout('/#100%', <p>The page</p>);
    expect(screen.getByText('The page')).toBeTruthy();
  });

  it('The scroll position is restored after a reload', async () => {
    const first = await showLayout();
    scrollBy(1200);
    fireEvent(window, new Event('pagehide'));
    first.unmount();
    page.top = 0;
    await showLayout();
    expect(scrolledTo()).toBe(1200);
  });

  it('The scroll position is restored after a reload that precedes the last scroll event', async () => {
    const first = await showLayout();
    scrollBy(300);
    page.top = 1200;
    fireEvent(window, new Event('pagehide'));
    first.unmount();
    page.top = 0;
    await showLayout();
    expect(scrolledTo()).toBe(1200);
  });

  it('The scroll position is not restored when the URL is opened again', async () => {
    const first = await showLayout();
    scrollBy(1200);
    fireEvent(window, new Event('pagehide'));
    first.unmount();
    page.top = 300;
    const opened = [{ type: 'navigate' }] as unknown as PerformanceEntryList;
    const entries = vi.spyOn(performance, 'getEntriesByType').mockReturnValue(opened);
    await showLayout();
    expect(page.top).toBe(300);
    entries.mockRestore();
  });
});

// @vitest-environment jsdom
import { user } from '@storyloom/testing/user';
import { json } from '@storyloom/testing/network';
import { act, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { remoteModule } from '../federation/load-remote.ts';
import { TIME_LIMITS } from '../federation/time-limit.ts';
import { keepPrerendered } from './prerendered-page.tsx';
import { showLivePage } from './page-keeper.ts';
import { RemoteSlot } from '../features/remote-slot/remote-slot.tsx';
import {
  failed,
  manifestOf,
  newRelease,
  serve,
  serveLater,
  serveWhenTold,
  show,
  shown,
  workingRelease,
} from '../testing/remote-slot.tsx';

const ONLY_READING = 'You can read this page and follow its links. Its buttons didn’t load.';

/** Keeps a page that was prerendered at an address. */
function keep(pathname = '/generators', place = document.createElement('main')) {
  place.innerHTML = '<h1>Written before</h1><a href="/blog">To the blog</a><input name="email">';
  return { place, settled: keepPrerendered(pathname, place) };
}

beforeEach(() => history.replaceState(null, '', '/generators'));
afterEach(showLivePage);

describe('a prerendered page', () => {
  it('is shown until its module has loaded, and then replaced, with an event', async () => {
    const release = workingRelease();
    const { settled } = keep();
    const live = vi.fn();
    addEventListener('storyloom:live', live, { once: true });
    const answer = serveWhenTold();
    await show(release);
    expect(screen.getByRole('heading', { level: 1, name: 'Written before' })).toBeInTheDocument();
    expect(screen.queryByText('Loading Story generator…')).not.toBeInTheDocument();
    expect(live).not.toHaveBeenCalled();
    await answer(json(manifestOf(release.id)));
    expect(await shown('Page 0')).toBeTruthy();
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
    expect(live).toHaveBeenCalledOnce();
    await expect(settled).resolves.toBeUndefined();
  });

  it('stays with typed text and focus when its module fails to load, and is replaced after Retry', async () => {
    const release = workingRelease();
    const { place, settled } = keep();
    document.body.append(place);
    const field = place.querySelector('input')!;
    field.value = 'mara@';
    field.focus();
    const { goUp } = serveLater(release);
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await show(release);
    expect(await shown(`You’re offline. ${ONLY_READING}`)).toBeTruthy();
    isOnline.mockReturnValue(true);
    act(() => void dispatchEvent(new Event('online')));
    expect(await shown(ONLY_READING)).toBeTruthy();
    await expect(settled).resolves.toBeUndefined();
    expect(screen.getByRole('link', { name: 'To the blog' })).toHaveAttribute('href', '/blog');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(field.isConnected).toBe(true);
    expect(field).toHaveValue('mara@');
    expect(field).toHaveFocus();
    goUp();
    await act(() => user.click(screen.getByRole('button', { name: 'Retry' })));
    expect(await shown('Page 0')).toBeTruthy();
    expect(screen.queryByText('To the blog')).not.toBeInTheDocument();
  });

  it('takes its title and description along when it is left, and passes no text to another page', async () => {
    const [bare, whole] = [newRelease(), workingRelease(<textarea />)];
    document.head.innerHTML = '<title>Written before</title><meta name="description">';
    history.replaceState(null, '', '/');
    keep('/').place.querySelector('input')!.value = 'mara@example.com';
    serve(({ path }) => (path.includes(whole.id) ? json(manifestOf(whole.id)) : new TypeError('Failed to fetch')));
    const { rerender } = await show(bare, '/');
    await shown(ONLY_READING);
    expect(document.title).toBe('Written before');
    history.replaceState(null, '', '/generators');
    await act(async () =>
      rerender(
        <MemoryRouter key="elsewhere" initialEntries={['/generators']}>
          <RemoteSlot release={whole} notFound={null} />
        </MemoryRouter>,
      ),
    );
    expect(await screen.findByRole('textbox')).toHaveValue('');
    expect(document.head.querySelectorAll('title, meta[name="description"]')).toHaveLength(0);
  });

  it('gives way to a notice when it is of little use without its module', async () => {
    document.head.innerHTML = '<script id="storyloom-start" type="application/json">{"live":true}</script>';
    const { settled } = keep();
    document.head.replaceChildren();
    serve(() => new TypeError('Failed to fetch'));
    await show(newRelease());
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'To the blog' })).not.toBeInTheDocument();
    await expect(settled).resolves.toBeUndefined();
  });

  it('is not shown instead of another page', async () => {
    keep('/');
    serve(() => new TypeError('Failed to fetch'));
    await show(newRelease());
    await failed();
    expect(screen.getByRole('heading', { level: 1, name: '“Story generator” couldn’t be loaded' })).toBeInTheDocument();
  });
});

describe('the page of the module', () => {
  it.each(['a', 'textarea'])('takes over the focus on the same <%s>, and the caret', async (element) => {
    const release = workingRelease(
      <p>
        <a href="/blog">Blog</a>
        <textarea />
      </p>,
    );
    document.body.innerHTML = '<p><a href="/blog">Blog</a><textarea></textarea></p>';
    void keepPrerendered('/generators', document.body);
    const before = document.querySelector<HTMLElement>(element)!;
    const field = document.querySelector('textarea')!;
    field.value = 'A lamp';
    field.setSelectionRange(2, 2);
    before.focus();
    const answer = serveWhenTold();
    await show(release);
    expect(before).toHaveFocus();
    await answer(json(manifestOf(release.id)));
    await vi.waitFor(() => expect(before.isConnected).toBe(false));
    expect([...document.querySelectorAll(element)].at(-1)).toHaveFocus();
    expect(document.querySelector('textarea')).toMatchObject({ value: 'A lamp', selectionStart: 2, selectionEnd: 2 });
  });

  it('gets the focus on its main content when it lacks the focused element', async () => {
    const release = workingRelease();
    const { place } = keep();
    place.tabIndex = -1;
    document.body.append(place);
    place.querySelector('a')!.focus();
    const answer = serveWhenTold();
    await show(release);
    expect(screen.getByRole('link', { name: 'To the blog' })).toHaveFocus();
    await answer(json(manifestOf(release.id)));
    await shown('Page 0');
    expect(place).toHaveFocus();
  });
});

describe('a module that failed before its page was hydrated', () => {
  it('is loaded again only by Retry when it took too long', async () => {
    const release = newRelease();
    vi.useFakeTimers();
    serve(() => new Promise(() => undefined));
    const early = remoteModule(release, 0).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(TIME_LIMITS.module);
    expect(await early).toMatchObject({ failure: 'timeout' });
    vi.useRealTimers();
    keep();
    const requests = serve(() => json(manifestOf(release.id)));
    await show(release);
    expect(await shown(ONLY_READING)).toBeTruthy();
    expect(requests).toEqual([]);
  });

  it('is loaded again at once when it failed otherwise', async () => {
    const release = workingRelease();
    const { goUp } = serveLater(release);
    expect(await remoteModule(release, 0).catch((error: unknown) => error)).toMatchObject({ name: 'RemoteError' });
    keep();
    goUp();
    await show(release);
    expect(await shown('Page 0')).toBeTruthy();
  });
});

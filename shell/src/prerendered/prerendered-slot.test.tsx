// @vitest-environment jsdom
import { user } from '@storyloom/testing/user';
import { json } from '@storyloom/testing/network';
import { act, screen } from '@testing-library/react';
import { createElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepPrerendered } from './prerendered-page.tsx';
import { showLivePage } from './page-keeper.ts';
import { RemoteSlot } from '../features/remote-slot/remote-slot.tsx';
import {
  exposed,
  manifestOf,
  newRelease,
  moduleOf,
  serve,
  show,
  failed,
  shown,
  workingRelease,
} from '../testing/remote-slot.tsx';

describe('the slot of a prerendered page', () => {
  /** The place of a page that was prerendered. */
  function prerendered() {
    const main = document.createElement('main');
    main.innerHTML = '<h1>Written before</h1><a href="/blog">To the blog</a><input name="email">';
    return main;
  }
  /** Keeps a prerendered page. */
  function keepHtml(pathname: string) {
    const main = prerendered();
    keepPrerendered(pathname, main);
    return main;
  }
  afterEach(showLivePage);

  it('A prerendered page is shown until its module has loaded, and then replaced, with an event', async () => {
    const release = workingRelease();
    keepHtml('/generators');
    const live = vi.fn();
    addEventListener('storyloom:live', live, { once: true });
    let arrive = (_answer: Response) => undefined as void;
    serve(() => new Promise((resolve) => (arrive = resolve as typeof arrive)));
    await show(release);
    expect(screen.getByRole('heading', { level: 1, name: 'Written before' })).toBeInTheDocument();
    expect(screen.queryByText('Loading Story generator…')).not.toBeInTheDocument();
    expect(live).not.toHaveBeenCalled();
    await act(async () => arrive(json(manifestOf(release.id))));
    expect(await shown('Page 0')).toBeTruthy();
    expect(screen.queryByRole('heading', { level: 1 })?.textContent).toBeUndefined();
    expect(live).toHaveBeenCalledOnce();
  });

  it('A prerendered page stays when its module fails to load, says what does not work, and is replaced after Retry', async () => {
    const release = workingRelease();
    keepHtml('/generators');
    let up = false;
    serve(() => (up ? json(manifestOf(release.id)) : new TypeError('Failed to fetch')));
    await show(release);
    expect(await shown('You can read this page and follow its links. Its buttons didn’t load.')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'Written before' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'To the blog' })).toHaveAttribute('href', '/blog');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    up = true;
    await act(() => user.click(screen.getByRole('button', { name: 'Retry' })));
    expect(await shown('Page 0')).toBeTruthy();
    expect(screen.queryByText('To the blog')).not.toBeInTheDocument();
  });

  it('A prerendered page keeps its elements with typed text and focus when its module fails to load', async () => {
    const main = keepHtml('/generators');
    document.body.append(main);
    const field = main.querySelector('input')!;
    field.value = 'mara@';
    field.focus();
    serve(() => new TypeError('Failed to fetch'));
    await show(newRelease());
    expect(await shown('You can read this page and follow its links. Its buttons didn’t load.')).toBeTruthy();
    expect(field.isConnected).toBe(true);
    expect(field).toHaveValue('mara@');
    expect(field).toHaveFocus();
  });

  it('Leaving a prerendered page removes its title and description, and carries no typed text to another page', async () => {
    const [bare, whole] = [newRelease(), newRelease()];
    exposed[whole.id] = { remote: { ...moduleOf(whole.id), routes: [{ path: '/generators', element: <textarea /> }] } };
    document.head.append(...['title', 'meta'].map((name) => document.createElement(name)));
    document.head.querySelector('title')!.textContent = 'Written before';
    document.head.querySelector('meta')!.name = 'description';
    history.replaceState(null, '', '/');
    keepHtml('/').querySelector('input')!.value = 'mara@example.com';
    serve(({ url }) =>
      url.pathname.includes(whole.id) ? json(manifestOf(whole.id)) : new TypeError('Failed to fetch'),
    );
    const { rerender } = await show(bare, '/');
    await shown('You can read this page and follow its links. Its buttons didn’t load.');
    expect(document.title).toBe('Written before');
    history.replaceState(null, '', '/generators');
    await act(async () =>
      rerender(
        <MemoryRouter key="elsewhere" initialEntries={['/generators']}>
          <RemoteSlot release={whole} notFound={null} />
        </MemoryRouter>,
      ),
    );
    await vi.waitFor(() => expect(document.querySelector('textarea')).not.toBeNull());
    expect(document.querySelector('textarea')!).toHaveValue('');
    expect(document.head.querySelectorAll('title, meta[name="description"]')).toHaveLength(0);
  });

  it('What was typed before the module’s page arrives stands in its fields, and its place waits no longer', async () => {
    const release = newRelease();
    const fields = createElement('label', null, 'Your email', createElement('input', { name: 'email' }));
    exposed[release.id] = { remote: { ...moduleOf(release.id), routes: [{ path: '/generators', element: fields }] } };
    history.replaceState(null, '', '/generators');
    document.body.append(...prerendered().childNodes);
    const settled = keepPrerendered('/generators', document.body);
    document.querySelector('input')!.value = 'mara@example.com';
    serve(() => json(manifestOf(release.id)));
    await show(release);
    expect(await screen.findByLabelText('Your email')).toHaveValue('mara@example.com');
    await expect(settled).resolves.toBeUndefined();
  });

  it('A prerendered page whose module fails says when the device is offline, and waits no longer', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const settled = keepPrerendered('/generators', prerendered());
    serve(() => new TypeError('Failed to fetch'));
    await show(newRelease());
    expect(
      await shown('You’re offline. You can read this page and follow its links. Its buttons didn’t load.'),
    ).toBeTruthy();
    await expect(settled).resolves.toBeUndefined();
  });

  it.each(['a', 'textarea'])(
    'The focus on an element %j of the prerendered page goes to the same element of the module’s page',
    async (element) => {
      const release = newRelease();
      const page = createElement('p', null, createElement('a', { href: '/blog' }, 'Blog'), createElement('textarea'));
      exposed[release.id] = { remote: { ...moduleOf(release.id), routes: [{ path: '/generators', element: page }] } };
      history.replaceState(null, '', '/generators');
      document.body.innerHTML = '<p><a href="/blog">Blog</a><textarea></textarea></p>';
      keepPrerendered('/generators', document.body);
      const before = document.querySelector<HTMLElement>(element)!;
      const field = document.querySelector('textarea')!;
      field.value = 'A lamp';
      field.setSelectionRange(2, 2);
      before.focus();
      let arrive = (_answer: Response) => undefined as void;
      serve(() => new Promise((resolve) => (arrive = resolve as typeof arrive)));
      await show(release);
      expect(before).toHaveFocus();
      await act(async () => arrive(json(manifestOf(release.id))));
      await vi.waitFor(() => expect(before.isConnected).toBe(false));
      expect([...document.querySelectorAll(element)].at(-1)).toHaveFocus();
      expect(document.querySelector('textarea')).toMatchObject({ value: 'A lamp', selectionStart: 2, selectionEnd: 2 });
    },
  );

  it('The focus on an element that the module’s page does not have goes to the main content when the module’s page replaces it', async () => {
    const release = workingRelease();
    history.replaceState(null, '', '/generators');
    const main = keepHtml('/generators');
    main.tabIndex = -1;
    document.body.append(main);
    main.querySelector('a')!.focus();
    let arrive = (_answer: Response) => undefined as void;
    serve(() => new Promise((resolve) => (arrive = resolve as typeof arrive)));
    await show(release);
    expect(screen.getByRole('link', { name: 'To the blog' })).toHaveFocus();
    await act(async () => arrive(json(manifestOf(release.id))));
    await shown('Page 0');
    expect(main).toHaveFocus();
  });

  it('A page that is of little use without its module gives way to a notice, and does not wait any longer', async () => {
    const start = document.head.appendChild(document.createElement('script'));
    start.id = 'storyloom-start';
    start.type = 'application/json';
    start.textContent = '{"live":true}';
    const settled = keepPrerendered('/generators', prerendered());
    start.remove();
    serve(() => new TypeError('Failed to fetch'));
    await show(newRelease());
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'To the blog' })).not.toBeInTheDocument();
    await expect(settled).resolves.toBeUndefined();
  });

  it('A prerendered page is not shown in place of another page', async () => {
    keepHtml('/');
    serve(() => new TypeError('Failed to fetch'));
    await show(newRelease());
    await failed();
    expect(screen.getByRole('heading', { level: 1, name: '“Story generator” couldn’t be loaded' })).toBeInTheDocument();
  });
});

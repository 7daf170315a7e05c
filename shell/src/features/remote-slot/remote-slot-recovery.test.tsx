// @vitest-environment jsdom
import { user } from '@storyloom/testing/user';
import { fakeNetwork, json } from '@storyloom/testing/network';
import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { manifestOf, serve, show, failed, said, shown, workingRelease } from '../../testing/remote-slot.tsx';

describe('the recovery of a slot', () => {
  it('A failed slot recovers at Retry', async () => {
    const release = workingRelease();
    let up = false;
    serve(() => (up ? json(manifestOf(release.id)) : new TypeError('Failed to fetch')));
    await show(release);
    await failed();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await failed();
    up = true;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await shown('Page 0')).toBeTruthy();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('A remote that was released again since the page was opened is loaded from its new release, and nothing is said', async () => {
    const release = workingRelease();
    const moved = { ...release, entry: '/remotes/moved/mf-manifest.json' };
    fakeNetwork(({ url }) => {
      if (url.pathname === '/remotes.json') return json({ remotes: [moved] });
      return url.pathname === moved.entry ? json(manifestOf(release.id)) : new Response('gone', { status: 404 });
    });
    await show(release);
    expect(await shown('Page 0')).toBeTruthy();
    expect(console.error).not.toHaveBeenCalledWith(expect.stringContaining('Storyloom: module'), expect.anything());
  });

  it('Retry fetches the newest release map, because the remote may have moved', async () => {
    const release = workingRelease();
    const moved = { ...release, entry: '/remotes/moved/mf-manifest.json' };
    let isReleased = false;
    fakeNetwork(({ url }) => {
      if (url.pathname === '/remotes.json') return json({ remotes: [isReleased ? moved : release] });
      return url.pathname === moved.entry ? json(manifestOf(release.id)) : new Response('gone', { status: 404 });
    });
    await show(release);
    await failed();
    isReleased = true;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await shown('Page 0')).toBeTruthy();
  });

  it('A failed slot retries when another page of the remote is opened', async () => {
    const release = workingRelease();
    let up = false;
    serve(() => (up ? json(manifestOf(release.id)) : new TypeError('Failed to fetch')));
    await show(release, '/crash');
    await failed();
    up = true;
    await user.click(screen.getByRole('link', { name: 'To the page' }));
    expect(await shown('Page 0')).toBeTruthy();
  });

  it('A failed slot retries when it is mounted again', async () => {
    const release = workingRelease();
    let up = false;
    serve(() => (up ? json(manifestOf(release.id)) : new TypeError('Failed to fetch')));
    const view = await show(release);
    await failed();
    view.unmount();
    up = true;
    await show(release);
    expect(await shown('Page 0')).toBeTruthy();
  });

  it('A remote that never answers times out, and recovers at Retry', async () => {
    const release = workingRelease();
    vi.useFakeTimers();
    // Fake timers do not control AbortSignal.timeout.
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException('The operation timed out.', 'TimeoutError')), milliseconds);
      return controller.signal;
    });
    let up = false;
    serve(() => (up ? json(manifestOf(release.id)) : new Promise(() => undefined)));
    await show(release);
    await act(() => vi.advanceTimersByTimeAsync(9_000));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await act(() => vi.advanceTimersByTimeAsync(7_000));
    expect(said()).toContain('“Story generator” couldn’t be loaded');
    expect(said()).toContain('It took too long to load');
    vi.useRealTimers();
    up = true;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await shown('Page 0')).toBeTruthy();
  });
});

// @vitest-environment jsdom
import { json } from '@storyloom/testing/network';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  exposed,
  manifestOf,
  newRelease,
  moduleOf,
  serve,
  show,
  failed,
  said,
  workingRelease,
} from '../../testing/remote-slot.tsx';

describe('modules that do not fit', () => {
  it.each([
    ['another contract number', (id: string) => ({ remote: { ...moduleOf(id), contract: 2 } })],
    ['another id', () => ({ remote: moduleOf('someone-else') })],
    ['no routes', (id: string) => ({ remote: { contract: 1, id } })],
    ['nothing under the agreed name', (id: string) => ({ routes: moduleOf(id) })],
    ['no value', () => ({ remote: null })],
  ])('A module with %s is not run, and the slot says that it does not fit', async (_case, expose) => {
    const release = newRelease();
    exposed[release.id] = expose(release.id);
    serve(() => json(manifestOf(release.id)));
    await show(release);
    await failed();
    expect(said()).toContain('“Story generator” couldn’t be loaded');
    expect(said()).toContain('Its version doesn’t fit this page');
  });

  it('A release of another contract is not fetched', async () => {
    const requests = serve(() => new TypeError('Failed to fetch'));
    await show(newRelease({ contract: 2 }));
    await failed();
    expect(said()).toContain('Its version doesn’t fit this page');
    // Only whether there is a newer release.
    expect(requests.map(({ url }) => url.pathname)).toEqual(['/remotes.json']);
  });

  it('A remote that requires another version of a shared library is not run, and the slot says so', async () => {
    const release = workingRelease();
    serve(() =>
      json(
        manifestOf(release.id, [
          {
            id: 'x:react',
            name: 'react',
            version: '18.2.0',
            requiredVersion: '^18.0.0',
            assets: { js: { sync: [], async: [] }, css: { sync: [], async: [] } },
          },
        ]),
      ),
    );
    await show(release);
    await failed();
    expect(screen.queryByText('Page 0')).not.toBeInTheDocument();
    expect(said()).toContain('Its version doesn’t fit this page');
  });
});

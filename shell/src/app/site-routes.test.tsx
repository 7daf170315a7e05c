// @vitest-environment jsdom
import { fakeNetwork } from '@storyloom/testing/network';
import { SessionProvider } from '@storyloom/shared/auth';
import type { ReleaseMap } from '@storyloom/shared/contract';
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { BootFailure } from './boot-failure.tsx';
import { SiteRoutes } from './site-routes.tsx';

const releases: ReleaseMap = {
  remotes: [
    { id: 'generator', name: 'Story generator', contract: 99, entry: '/x.json', routes: ['/generators'], nav: [] },
  ],
};

const show = (at: string, page = <SiteRoutes releases={releases} />) =>
  act(async () =>
    render(
      <SessionProvider>
        <MemoryRouter initialEntries={[at]}>{page}</MemoryRouter>
      </SessionProvider>,
    ),
  );

beforeEach(() => {
  fakeNetwork(() => new Response('', { status: 404 }));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

it('shows the 404 page, with a link home, at an address that nothing answers', async () => {
  for (const path of ['/nowhere', '/generators/x/y', '//']) {
    await show(path);
    expect(screen.getByRole('heading', { level: 1, name: 'Page not found' }), path).toBeInTheDocument();
    cleanup();
  }
  await show('/.well-known/x');
  expect(document.title).toBe('Page not found · Storyloom');
  expect(document.body).toHaveTextContent('404');
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
});

it.each([
  ['/auth/', 'Welcome Back'],
  ['/signup', 'Create an Account'],
])('shows the shell’s own page at %s, with a title and a description', async (path, heading) => {
  await show(path);
  expect(screen.queryByRole('heading', { level: 1 })?.textContent).toBe(heading);
  expect(document.title).toBe(`${heading} · Storyloom`);
  expect(document.querySelectorAll('meta[name="description"][content]:not([content=""])')).toHaveLength(1);
});

it('renders an address of a remote in the remote’s slot', async () => {
  await show('/generators/');
  expect(await screen.findByText('“Story generator” couldn’t be loaded')).toBeInTheDocument();
});

it('offers Reload when the site cannot start', () => {
  render(<BootFailure />);
  expect(document.body).toHaveTextContent('Storyloom couldn’t start');
  expect(screen.getByText('Reload', { selector: 'button' })).toBeInTheDocument();
});

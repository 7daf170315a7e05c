// @vitest-environment jsdom
import { user } from '@storyloom/testing/user';
import { fakeNetwork } from '@storyloom/testing/network';
import { SessionProvider } from '@storyloom/shared/auth';
import type { ReleaseMap } from '@storyloom/shared/contract';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { Layout } from '../features/layout/layout.tsx';
import { BootFailure } from './boot-failure.tsx';
import { SiteRoutes } from './site-routes.tsx';

const releases: ReleaseMap = {
  remotes: [
    { id: 'generator', name: 'Story generator', contract: 99, entry: '/x.json', routes: ['/generators'], nav: [] },
  ],
};

async function show(at: string) {
  await act(async () =>
    render(
      <SessionProvider>
        <MemoryRouter initialEntries={[at]}>
          <SiteRoutes releases={releases} />
        </MemoryRouter>
      </SessionProvider>,
    ),
  );
}

beforeEach(() => {
  fakeNetwork(() => new Response('', { status: 404 }));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

it.each(['/nowhere', '/generators/x/y', '/Auth/x', '//', '/.well-known/x'])(
  'The path %s shows the 404 page with a link home',
  async (path) => {
    await show(path);
    expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeInTheDocument();
    expect(document.body).toHaveTextContent('404');
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: 'Story generators' })).toHaveAttribute('href', '/generators');
    expect(screen.getByRole('link', { name: 'Inspirations' })).toHaveAttribute('href', '/inspiration');
    expect(document.title).toBe('Page not found · Storyloom');
  },
);

it.each([
  ['/auth', 'Welcome Back'],
  ['/auth/', 'Welcome Back'],
  ['/signup', 'Create an Account'],
  ['/signup/', 'Create an Account'],
])('The path %s shows the shell’s own page with a title and a description', async (path, heading) => {
  await show(path);
  expect(screen.queryByRole('heading', { level: 1 })?.textContent).toBe(heading);
  expect(document.title).toBe(`${heading} · Storyloom`);
  expect(document.querySelectorAll('meta[name="description"][content]:not([content=""])')).toHaveLength(1);
});

it('Navigating between the shell’s own pages focuses the heading, which is not announced twice', async () => {
  await act(async () =>
    render(
      <SessionProvider>
        <MemoryRouter initialEntries={['/auth']}>
          <Layout releases={releases}>
            <SiteRoutes releases={releases} />
          </Layout>
        </MemoryRouter>
      </SessionProvider>,
    ),
  );
  await user.click(screen.getByRole('link', { name: 'Create an account' }));
  expect(document.activeElement?.textContent).toBe('Create an Account');
  expect(document.title).toBe('Create an Account · Storyloom');
  expect(document.querySelector('[data-announcer]')?.textContent).toBe('');
});

it('A path of a remote is rendered by the remote’s slot', async () => {
  await show('/generators/');
  expect(await screen.findByText('“Story generator” couldn’t be loaded')).toBeInTheDocument();
});

it('When the site cannot start, the page says so and offers Reload', () => {
  render(<BootFailure />);
  expect(document.body).toHaveTextContent('Storyloom couldn’t start');
  expect(screen.getByText('Reload', { selector: 'button' })).toBeInTheDocument();
});

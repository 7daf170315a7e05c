// @vitest-environment jsdom
import { SessionProvider } from '@storyloom/shared/auth';
import { toast, Toaster } from '@storyloom/shared/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Download, watchDownloads } from '@storyloom/testing/downloads';
import { fontsFromDisk } from '../testing/fonts-from-disk.ts';
import '../testing/node-blob.ts';
import { openPdf } from '../testing/read-pdf.ts';
import { exportedStory } from '../testing/stories.ts';
import { ExportMenu } from './export-menu.tsx';

let downloads: readonly Download[];

beforeEach(() => {
  // jsdom implements neither.
  Object.assign(URL, { createObjectURL: () => '', revokeObjectURL: () => undefined });
  downloads = watchDownloads();
});

afterEach(() => {
  toast.dismiss();
  cleanup();
  vi.restoreAllMocks();
});

function Address() {
  const { pathname, state } = useLocation();
  return <output data-testid="address">{JSON.stringify({ pathname, state })}</output>;
}

function show(signedIn: boolean, values: Parameters<typeof exportedStory>[0] = {}) {
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <SessionProvider>
        <MemoryRouter initialEntries={['/story/7?size=large#end']}>
          <main>
            <ExportMenu story={exportedStory({ title: 'A/B: the Lamp', ...values })} signedIn={signedIn} />
          </main>
          <Address />
          <Toaster />
        </MemoryRouter>
      </SessionProvider>
    </QueryClientProvider>,
  );
}

const button = () => screen.getByRole('button', { name: 'Download' });
const status = () => within(screen.getByRole('main')).getByRole('status');
const items = () => screen.getAllByRole('menuitem').map((item) => item.textContent);

async function choose(name: string) {
  await userEvent.click(button());
  await userEvent.click(screen.getByRole('menuitem', { name }));
}

/** A network on which requests for fonts stay pending until they are aborted. */
function silentNetwork() {
  const network = vi.fn(
    async (_: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason as Error));
      }),
  );
  vi.stubGlobal('fetch', network);
  return network;
}

describe('the download menu', () => {
  it('offers every format and page size, beginning with the size of the user’s region', async () => {
    fontsFromDisk();
    show(true, { author: '' });
    await userEvent.click(button());
    expect(screen.getAllByRole('group').map((group) => group.textContent)).toEqual([
      'To readEPUB (.epub)PDF (.pdf)',
      'To work onWord (.docx)Markdown (.md)Plain text (.txt)',
      'PDF page sizeA4US LetterA5, pocket book',
    ]);
    expect(screen.getByRole('menuitemradio', { checked: true }).textContent).toBe('US Letter');
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'A4' }));
    expect(screen.getByRole('menuitemradio', { checked: true }).textContent).toBe('A4');
    await userEvent.click(screen.getByRole('menuitem', { name: 'PDF (.pdf)' }));
    await vi.waitFor(() => expect(downloads).toHaveLength(1), { timeout: 30_000 });
    const page = await (await openPdf(downloads[0]!.blob)).getPage(1);
    expect(page.view.slice(2).map(Math.round)).toEqual([595, 842]);
  });

  it('gives guests plain text, and leads them to sign in for other formats, and back', async () => {
    show(false);
    await userEvent.click(button());
    expect(items()).toEqual([
      'Sign in to download EPUB',
      'Sign in to download PDF',
      'Sign in to download Word',
      'Sign in to download Markdown',
      'Plain text (.txt)',
    ]);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Plain text (.txt)' }));
    expect(await screen.findByText('Your text file is ready.')).toBeTruthy();
    expect(downloads.map(({ name }) => name)).toEqual(['A B the Lamp.txt']);
    expect(status().textContent).toBe('');
    await choose('Sign in to download EPUB');
    const address = { pathname: '/auth', state: { returnTo: '/story/7?size=large#end' } };
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(JSON.stringify(address)));
    expect(downloads).toHaveLength(1);
  });

  it('makes one file at a time, stopped by Cancel, which returns the focus, or by leaving', async () => {
    const network = silentNetwork();
    const { unmount } = show(true, { text: 'Lamp 灯' });
    await choose('PDF (.pdf)');
    await userEvent.click(button());
    expect(screen.getAllByRole('menuitem').map((item) => item.getAttribute('aria-disabled'))).toEqual(
      Array.from({ length: 5 }, () => 'true'),
    );
    // Loading the writer counts as a tenth of the work.
    await vi.waitFor(() => expect(network).toHaveBeenCalled(), { timeout: 30_000 });
    expect(status().textContent).toBe('Making your PDF file… 0%');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(document.activeElement).toBe(button());
    expect(status().textContent).toBe('');
    expect(await screen.findByText('Download canceled.')).toBeTruthy();
    expect(screen.queryByText(/We couldn’t/)).toBeNull();
    network.mockClear();
    await choose('PDF (.pdf)');
    await vi.waitFor(() => expect(network.mock.lastCall?.[1].signal?.aborted).toBe(false));
    unmount();
    expect(network.mock.lastCall?.[1].signal?.aborted).toBe(true);
    expect(downloads).toEqual([]);
  });

  it('reports a format that can’t be loaded, which can be chosen again', async () => {
    const logged = vi.spyOn(console, 'error');
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
    show(true, { title: 'Lamp', text: 'Not for ✦ fonts. ✦', author: '' });
    await choose('PDF (.pdf)');
    const message = 'We couldn’t load what it takes to make PDF files. Check your connection and try again.';
    expect(await screen.findByText(message)).toBeTruthy();
    expect(downloads).toEqual([]);
    // A lost connection is no fault of ours.
    expect(logged).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(document.activeElement).toBe(button()));
    fontsFromDisk();
    await choose('PDF (.pdf)');
    const ready =
      'Your PDF file is ready. 2 characters aren’t in our fonts and are shown as □. The other formats include every character.';
    expect(await screen.findByText(ready, {}, { timeout: 30_000 })).toBeTruthy();
    expect(downloads.map(({ name }) => name)).toEqual(['Lamp.pdf']);
  });

  it('reports a file that can’t be made', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    show(true, { createdAt: 'some day' });
    await choose('EPUB (.epub)');
    const message = 'We couldn’t make your EPUB file. Your story is safe. Try again, or choose another format.';
    expect(await screen.findByText(message)).toBeTruthy();
    expect(logged).toHaveBeenCalledOnce();
  });
});

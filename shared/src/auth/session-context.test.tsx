// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { writeSiteConfig } from '@storyloom/testing/write-site-config';
import { SessionProvider, useSession } from './session-context.tsx';
import { sessionStore } from './session-store.ts';

function Who() {
  const { user, loading } = useSession();
  return <p>{loading ? 'loading' : (user?.email ?? 'no user')}</p>;
}

describe('useSession', () => {
  it('A page without a stored session is signed out', async () => {
    writeSiteConfig();
    render(
      <SessionProvider>
        <Who />
      </SessionProvider>,
    );
    expect(await screen.findByText('no user')).toBeTruthy();
  });

  it('The session is loading until the promise that holds it settles', async () => {
    writeSiteConfig();
    let settle = (): void => undefined;
    const held = new Promise<void>((resolve) => (settle = resolve));
    render(
      <SessionProvider heldUntil={held}>
        <Who />
      </SessionProvider>,
    );
    await act(async () => sessionStore.start());
    expect(sessionStore.getState().loading).toBe(false);
    expect(screen.getByText('loading')).toBeTruthy();
    await act(async () => settle());
    expect(screen.getByText('no user')).toBeTruthy();
  });

  it('useSession without a provider throws an error that names it', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<Who />)).toThrow('SessionProvider');
    vi.restoreAllMocks();
  });
});

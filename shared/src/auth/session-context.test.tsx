// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { writeSiteConfig } from '../testing/write-site-config.ts';
import { SessionProvider, useSession } from './session-context.tsx';

afterEach(cleanup);

function Who() {
  const { user, loading } = useSession();
  return <p>{loading ? 'loading' : (user?.email ?? 'nobody')}</p>;
}

describe('useSession', () => {
  it('knows a page without a stored session as signed out', async () => {
    writeSiteConfig();
    render(
      <SessionProvider>
        <Who />
      </SessionProvider>,
    );
    expect(await screen.findByText('nobody')).toBeTruthy();
  });

  it('says what is missing when there is no provider', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<Who />)).toThrow('SessionProvider');
    vi.restoreAllMocks();
  });
});

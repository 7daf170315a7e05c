// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { fakeAuthService } from '@storyloom/testing/fake-auth';
import { fakeNetwork } from '@storyloom/testing/network';
import { writeSiteConfig } from '@storyloom/testing/write-site-config';

// Alone in its file, because the library checks only once whether there is storage.
it('A user can sign in for as long as the page is open when the browser blocks its storage', async () => {
  fakeNetwork(fakeAuthService);
  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    vi.spyOn(Storage.prototype, method).mockImplementation(denied);
  writeSiteConfig();
  const { sessionStore } = await import('./session-store.ts');
  const { signIn, signOut } = await import('./auth-actions.ts');
  await sessionStore.start();
  await signIn('mara@example.com', 'correct horse');
  expect(sessionStore.getState()).toMatchObject({ loading: false, user: { email: 'mara@example.com' } });
  await signOut();
  expect(sessionStore.getState().user).toBeNull();
});

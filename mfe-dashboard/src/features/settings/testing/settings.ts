import { screen } from '@testing-library/react';
import { beforeEach, vi } from 'vitest';
import { renderRemote } from '@storyloom/testing/render-remote';
import { remote } from '../../../remote.ts';
import { ADA } from '@storyloom/testing/people';

beforeEach(async () => {
  // The sign-in client warns when it is created again, and the page logs failures.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

export async function openSettings(): Promise<void> {
  await renderRemote(remote, { at: '/dashboard?section=settings', as: ADA });
  await screen.findByRole('heading', { name: 'Story Preferences' });
}

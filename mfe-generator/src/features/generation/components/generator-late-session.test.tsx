// @vitest-environment jsdom
import { fakeSession, storeSession } from '@storyloom/testing/fake-auth';
import { json } from '@storyloom/testing/network';
import { fill } from '@storyloom/testing/page';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { origin } from '../../../testing/origins.ts';
import { generate } from '../../../testing/steps.ts';
import { serveStories } from '../../../testing/story-service.ts';

const promptBox = () => screen.getByRole('textbox', { name: 'Your prompt' });

/** Opens the page of a user whose session has expired, and renews it when the test says so. */
async function openUnrenewed() {
  vi.resetModules();
  storeSession(fakeSession({ seconds: -3600 }));
  const session = fakeSession();
  let answer!: (response: Response) => void;
  const { to } = serveStories({ refresh: () => new Promise<Response>((resolve) => (answer = resolve)) });
  const { remote } = await import('../../../remote.ts');
  const { renderRemote } = await import('@storyloom/testing/render-remote');
  const { user } = await renderRemote(remote, { at: '/generators/fantasy' });
  await waitFor(() => expect(to('/auth/v1/token')).toHaveLength(1));
  return { session, to, user, renew: () => act(async () => answer(json(session))) };
}

describe('a page before its session is renewed', () => {
  it('What is typed before the session is renewed stays, and the user’s draft can be put back with its credit', async () => {
    localStorage.setItem('storyloom-owner', 'bo');
    const had = JSON.stringify({ prompt: 'A lighthouse', origin });
    localStorage.setItem('storyloom-of-user-1:storyloom-draft-fantasy', had);
    const { renew, user } = await openUnrenewed();
    await fill(promptBox(), 'My own');
    await renew();
    const back = await screen.findByRole('button', { name: 'Put back my prompt' });
    expect(promptBox()).toHaveValue('My own');
    expect(screen.queryByText(/^A prompt by /)).not.toBeInTheDocument();
    await user.click(back);
    expect(promptBox()).toHaveValue('A lighthouse');
    expect(screen.getByText('A prompt by Mina: “The Lamp”.')).toBeVisible();
  });

  it('A story asked for before the session is renewed waits for it, and is asked for as the user', async () => {
    const { session, to, renew } = await openUnrenewed();
    await generate();
    await renew();
    await waitFor(() => expect(to('/generate-story')).toHaveLength(1));
    expect(to('/generate-story')[0]?.headers.get('authorization')).toBe(`Bearer ${session.access_token}`);
    expect(localStorage.getItem('story-generator-session')).toBeNull();
  });
});

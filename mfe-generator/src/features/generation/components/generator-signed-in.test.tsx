// @vitest-environment jsdom
import { json } from '@storyloom/testing/network';
import { fill } from '@storyloom/testing/page';
import { ADA, sessionOf } from '@storyloom/testing/people';
import { atRest, renderRemote } from '@storyloom/testing/render-remote';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { remote } from '../../../remote.ts';
import { generate, tell } from '../../../testing/steps.ts';
import { serveStories } from '../../../testing/story-service.ts';

const AS_ADA = `Bearer ${sessionOf(ADA).access_token}`;

describe('a signed-in user', () => {
  it('A signed-in user asks for a story with the session, without a limit and without a guest token', async () => {
    const { streams, to } = serveStories();
    await renderRemote(remote, { at: '/generators/scifi', as: ADA });
    await generate();
    await tell(streams[0], 'Once.');
    const [request] = to('/generate-story');
    expect(request?.headers.get('authorization')).toBe(AS_ADA);
    expect(request?.headers.get('x-guest-token')).toBeNull();
    expect(localStorage.getItem('story-generator-session')).toBeNull();
    expect(document.body).not.toHaveTextContent('free AI-generated stories');
    expect(screen.getByRole('button', { name: 'Another version' })).not.toHaveAttribute('aria-describedby');
    expect(document.body).not.toHaveTextContent('Sign in to save');
    await fill(screen.getByRole('textbox', { name: 'Your prompt' }), 'Another');
    expect(screen.getByRole('button', { name: 'Generate Story' })).not.toHaveAttribute('aria-disabled');
  });

  it('A signed-in user asks for a random prompt with the session', async () => {
    const { to } = serveStories();
    const { user } = await renderRemote(remote, { at: '/generators/fantasy', as: ADA });
    await user.click(screen.getByRole('button', { name: 'Random prompt' }));
    await screen.findByDisplayValue('A random prompt');
    expect(to('/random-prompt')[0]?.headers.get('authorization')).toBe(AS_ADA);
  });
});

describe.each([
  ['a guest', null],
  ['a signed-in user', ADA],
])('%s', (_who, as) => {
  it('Before the first story, the page says that a demo storyteller writes here, only when the service says so', async () => {
    const NO_AI = /No AI model is connected to this site/;
    const guest = (demo: object) => () => json({ token: 'guest-token', used: 0, limit: 3, ...demo });
    const { streams } = serveStories({ guest: guest({ demo: true }) });
    await renderRemote(remote, { at: '/generators/fantasy', as });
    expect(await screen.findByText(NO_AI)).toBeVisible();
    expect(screen.queryAllByText(/free AI-generated stories/)).toHaveLength(as ? 0 : 1);
    await generate();
    expect(screen.queryByText(NO_AI)).not.toBeInTheDocument();
    await tell(streams[0], 'Once.');
    expect(screen.queryByText(NO_AI)).not.toBeInTheDocument();
    const { to } = serveStories({ guest: guest({}) });
    await renderRemote(remote, { at: '/generators/scifi' });
    await waitFor(() => expect(to('/guest-session')).toHaveLength(1));
    await atRest();
    expect(screen.queryByText(NO_AI)).not.toBeInTheDocument();
  });
});

// @vitest-environment jsdom
import { json } from '@storyloom/testing/network';
import { lines, toasts } from '@storyloom/testing/page';
import { renderRemote } from '@storyloom/testing/render-remote';
import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { remote } from '../../../remote.ts';
import { begin, generate, keepVersions, tell } from '../../../testing/steps.ts';
import { serveStories, StoryStream } from '../../../testing/story-service.ts';
import { versionOf } from '../../../testing/version-of.ts';

let user: UserEvent;
const generateButton = () => screen.getByRole('button', { name: 'Generate Story' });
const STATUS = { selector: '[role="status"]' };

beforeEach(() => void serveStories());

describe('Continue', () => {
  const unfinished = versionOf('a', { text: '# The Light\n\nOnce upon', ending: 'stopped', words: 4 });

  it('Continue appends to the story, counts the words of the whole, and removes the notice of its end', async () => {
    const { streams, to } = serveStories();
    keepVersions(unfinished);
    ({ user } = await renderRemote(remote, { at: '/generators/fantasy' }));
    expect(screen.getByText('Stopped')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(lines()).toEqual(['The Light', 'Once upon']);
    expect(screen.queryByText('Stopped')).not.toBeInTheDocument();
    expect(screen.getByText('Generating your AI story...')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Another version' })).toBeDisabled();
    await tell(streams[0], ' a time.', 'complete', 2);
    expect(to('/generate-story')[0]?.body).toMatchObject({ continueOf: unfinished.text, prompt: 'A lighthouse' });
    expect(lines()).toEqual(['The Light', 'Once upon a time.']);
    expect(
      screen.getByText(
        'Story complete: “The Light”, 6 words. It came out shorter than the 500 words you asked for.',
        STATUS,
      ),
    ).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
    expect(screen.queryByText(/^Story \d of \d$/)).not.toBeInTheDocument();
  });

  it('A failed continuation says that the story is kept, and can be asked for again with the same text', async () => {
    const answers = [
      new TypeError('Failed to fetch'),
      json({ error: { code: 'provider_unavailable', message: 'Down' } }, 503),
      new StoryStream().response,
    ];
    const { to } = serveStories({ story: () => answers.shift()! });
    keepVersions(unfinished);
    ({ user } = await renderRemote(remote, { at: '/generators/fantasy' }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await screen.findByText('The story couldn’t be continued');
    const unreachable =
      'The story service can’t be reached. Check your connection and try again. The story so far is kept.';
    expect(screen.getByRole('alert')).toHaveTextContent(`${unreachable} Continuing uses one of your free stories.`);
    expect(toasts()).toEqual([`Failed to generate story: ${unreachable}`]);
    expect(screen.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument();
    expect(lines()).toEqual(['The Light', 'Once upon']);
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Down The story so far is kept.'));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(to('/generate-story').map(({ body }) => body.continueOf)).toEqual([0, 1, 2].map(() => unfinished.text));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('Continue is offered after an error in the middle of a story, too', async () => {
    const { streams, to } = serveStories();
    ({ user } = await renderRemote(remote, { at: '/generators/fantasy' }));
    await generate();
    await begin(streams[0], 'Once upon');
    await act(async () =>
      streams[0]!.send('error', { code: 'provider_error', message: 'The engine ran out of memory' }),
    );
    expect(screen.getByRole('alert')).toHaveTextContent('The story broke off');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(to('/generate-story')[1]?.body.continueOf).toBe('Once upon');
    await tell(streams[1], ' a time.');
    expect(lines()).toEqual(['Once upon a time.']);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(generateButton()).toBeEnabled();
  });
});

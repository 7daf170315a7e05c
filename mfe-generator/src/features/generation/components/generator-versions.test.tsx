// @vitest-environment jsdom
import { user } from '@storyloom/testing/user';
import { json } from '@storyloom/testing/network';
import { fill, lines } from '@storyloom/testing/page';
import { renderRemote } from '@storyloom/testing/render-remote';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { remote } from '../../../remote.ts';
import { generate, keepVersions, tell } from '../../../testing/steps.ts';
import { serveStories, StoryStream } from '../../../testing/story-service.ts';
import { versionOf } from '../../../testing/version-of.ts';

const promptBox = () => screen.getByRole('textbox', { name: 'Your prompt' });

const BELOW = 'Stories, below this one';
const STATUS = { selector: '[role="status"]' };
const switchOf = (name = 'Stories') => screen.getByRole('group', { name });
const stories = (name?: string) => within(switchOf(name));
const two = [versionOf('a', { text: 'First.' }), versionOf('b', { text: 'Second.', attempt: 2 })] as const;

beforeEach(() => void serveStories());

describe('versions', () => {
  it('The user can switch between versions from the second one on', async () => {
    const { streams, to } = serveStories();
    await renderRemote(remote, { at: '/generators/fantasy' });
    await generate();
    await tell(streams[0], '# One\n\nFirst.');
    expect(screen.queryByText(/^Story \d of \d$/)).not.toBeInTheDocument();
    await fill(promptBox(), 'Something else');
    await user.click(screen.getByRole('button', { name: 'Another version' }));
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    expect(screen.getByText('Generating your AI story...')).toBeInTheDocument();
    await act(async () => streams[1]?.write('# Two'));
    expect(stories().getByRole('button', { name: 'Previous story' })).toHaveAttribute('aria-disabled', 'true');
    await tell(streams[1], '\n\nSecond.');
    expect(to('/generate-story').map(({ body }) => [body.prompt, body.attempt])).toEqual([
      ['A lighthouse', 1],
      ['A lighthouse', 2],
    ]);
    expect(stories().getByText('Story 2 of 2')).toBeVisible();
    expect(stories().getByRole('button', { name: 'Next story' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(stories().getByRole('button', { name: 'Next story' }));
    expect(lines()).toEqual(['Two', 'Second.']);
    await user.click(stories().getByRole('button', { name: 'Previous story' }));
    expect(stories().getByText('Story 1 of 2')).toBeVisible();
    expect(lines()).toEqual(['One', 'First.']);
    expect(stories().getByRole('button', { name: 'Previous story' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByText(/^Story 1 of 2: “One”, Neutral · about [\d,]+ words$/, STATUS)).toBeInTheDocument();
  });

  it('The switch shows tone and length of each version, and is there below the story, too', async () => {
    const settings = { ...two[0].settings, tone: 'humorous', length: 800 } as const;
    keepVersions(two[0], { ...two[1], settings, ending: 'stopped' });
    await renderRemote(remote, { at: '/generators/fantasy' });
    expect(switchOf()).toHaveTextContent(/^Story 2 of 2Humorous · about 800 words · not finished$/);
    expect(switchOf(BELOW)).toHaveTextContent(/^Story 2 of 2Humorous · about 800 words · not finished$/);
    await user.click(stories(BELOW).getByRole('button', { name: 'Previous story' }));
    expect(lines()).toEqual(['First.']);
    expect(switchOf()).toHaveTextContent(/^Story 1 of 2Neutral · about 500 words$/);
    expect(switchOf(BELOW)).toHaveTextContent(/^Story 1 of 2Neutral · about 500 words$/);
  });

  it('Another version is requested with the settings of the last one, or with those changed since', async () => {
    const { streams, to } = serveStories();
    keepVersions({ ...two[0], settings: { ...two[0].settings, language: 'french' } });
    await renderRemote(remote, { at: '/generators/fantasy' });
    await user.click(screen.getByRole('button', { name: 'Another version' }));
    await tell(streams[0], 'Deux.');
    await user.selectOptions(screen.getByLabelText('Language'), 'Spanish');
    await user.click(screen.getByRole('button', { name: 'Another version' }));
    expect(to('/generate-story').map(({ body }) => body.language)).toEqual(['french', 'spanish']);
  });

  it('asks before an unsaved version is removed, and not before a saved one is', async () => {
    keepVersions(...two, versionOf('c', { attempt: 3, saved: true }));
    await renderRemote(remote, { at: '/generators/fantasy' });
    await user.click(stories().getByRole('button', { name: 'Remove this story' }));
    expect(stories().getByText('Story 2 of 2')).toBeVisible();
    await user.click(stories().getByRole('button', { name: 'Remove this story' }));
    const dialog = screen.getByRole('alertdialog', { name: 'Remove this story?' });
    expect(dialog).toHaveTextContent('It isn’t in your collection. You can’t undo this.');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(stories().getByText('Story 2 of 2')).toBeVisible();
    await user.click(stories().getByRole('button', { name: 'Remove this story' }));
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(lines()).toEqual(['First.']);
    expect(screen.queryByText(/^Story \d of \d$/)).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('region', { name: 'Your story' })).toHaveFocus());
    fireEvent(window, new Event('pagehide'));
    expect(localStorage.getItem('storyloom-story-fantasy-b')).toBeNull();
  });

  it('A version that fails before its first word leaves the former version on the page', async () => {
    const answers = [
      json({ error: { code: 'provider_unavailable', message: 'Down' } }, 503),
      new StoryStream().response,
    ];
    const { to } = serveStories({ story: () => answers.shift()! });
    keepVersions(two[0]);
    await renderRemote(remote, { at: '/generators/fantasy' });
    await user.click(screen.getByRole('button', { name: 'Another version' }));
    await screen.findByText('The story couldn’t be written');
    expect(lines()).toEqual(['First.']);
    await fill(promptBox(), 'Something else by now');
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(to('/generate-story').map(({ body }) => [body.prompt, body.attempt])).toEqual([
      ['A lighthouse', 2],
      ['A lighthouse', 2],
    ]);
  });

  it('A guest without free stories is not offered another version', async () => {
    serveStories({ guest: { used: 3, limit: 3 } });
    keepVersions(...two);
    await renderRemote(remote, { at: '/generators/fantasy' });
    await screen.findByText(/You have used 3\/3/);
    expect(screen.queryByRole('button', { name: 'Another version' })).not.toBeInTheDocument();
    expect(stories().getByText('Story 2 of 2')).toBeVisible();
  });
});

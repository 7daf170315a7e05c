// @vitest-environment jsdom
import { blockStorage, fillStorage, kept } from '@storyloom/testing/device';
import { fill, lines } from '@storyloom/testing/page';
import { renderRemote } from '@storyloom/testing/render-remote';
import { act, fireEvent, screen, waitFor, waitForElementToBeRemoved } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { remote } from '../../../remote.ts';
import { leaveDocument } from '../../../testing/documents.ts';
import { addToPrompt, begin, generate, passTime, tell, watchTimers } from '../../../testing/steps.ts';
import { serveStories } from '../../../testing/story-service.ts';

let user: UserEvent;
const promptBox = () => screen.getByRole('textbox', { name: 'Your prompt' });
const generateButton = () => screen.getByRole('button', { name: 'Generate Story' });

/** A page in the middle of a story. */
async function writing() {
  const { streams, to } = serveStories();
  ({ user } = await renderRemote(remote, { at: '/generators/fantasy' }));
  await generate();
  await begin(streams[0], '# The Light\n\nOnce upon');
  return to;
}

beforeEach(() => void serveStories());

describe('the draft', () => {
  it('Prompt and story are there again after the page was left and opened again', async () => {
    const { streams } = serveStories();
    await renderRemote(remote, { at: '/generators/fantasy' });
    await generate();
    await begin(streams[0], '# The Light\n\nOnce.', { demo: true });
    await act(async () => streams[0]!.end('complete', 3));
    await fill(promptBox(), 'The next one');
    await renderRemote(remote, { at: '/generators/fantasy' });
    expect(promptBox()).toHaveValue('The next one');
    expect(lines()).toEqual(['The Light', 'Once.']);
    expect(document.body).toHaveTextContent('Demo storyteller, no AI');
    expect(document.body).toHaveTextContent('3 words');
  });

  it('The prompt is kept on the device while the user types and when the page closes', async () => {
    watchTimers();
    ({ user } = await renderRemote(remote, { at: '/generators/fantasy' }));
    const keptPrompt = () => JSON.parse(kept()['storyloom-draft-fantasy'] ?? '{}').prompt;
    await fill(promptBox(), 'A lighthouse');
    fireEvent(window, new Event('pagehide'));
    expect(keptPrompt()).toBe('A lighthouse');
    await addToPrompt(' keeper');
    await passTime(500);
    await waitFor(() => expect(keptPrompt()).toBe('A lighthouse keeper'));
  });
});

describe('an interrupted story', () => {
  it('A story whose run is gone after a link to another page is shown as interrupted, and can be continued', async () => {
    const to = await writing();
    await user.click(screen.getByRole('link', { name: 'Romance' }));
    expect(to('/generate-story')[0]?.signal?.aborted).toBe(true);
    await user.click(screen.getByRole('link', { name: 'Fantasy' }));
    expect(lines()).toEqual(['The Light', 'Once upon']);
    expect(await screen.findByText('The page closed while the story was being written')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Continue' })).toBeInTheDocument();
    expect(screen.getByText(/4 words/)).toBeInTheDocument();
  });

  it('A story that is cut short by a reload is shown as interrupted, and can be continued', async () => {
    await writing();
    leaveDocument('reload');
    await renderRemote(remote, { at: '/generators/fantasy' });
    expect(lines()).toEqual(['The Light', 'Once upon']);
    expect(await screen.findByText('The page closed while the story was being written')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Continue' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument();
    expect(screen.getByText(/4 words/)).toBeInTheDocument();
  });
});

describe('a device without storage', () => {
  const NOTICE = 'Your work isn’t being saved on this device';

  it('A device that can’t keep anything is reported once, and the story is written all the same', async () => {
    blockStorage();
    const { streams } = serveStories();
    await renderRemote(remote, { at: '/generators/fantasy' });
    await generate();
    await tell(streams[0], '# The Light\n\nOnce.');
    expect((await screen.findByText(NOTICE)).closest('[role="status"]')).toBeVisible();
    expect(lines()).toEqual(['The Light', 'Once.']);
    expect(generateButton()).toBeEnabled();
  });

  it('The notice about the device disappears once there is room', async () => {
    watchTimers();
    const makeRoom = fillStorage();
    await renderRemote(remote, { at: '/generators/fantasy' });
    await fill(promptBox(), 'A lighthouse');
    await passTime(500);
    await screen.findByText(NOTICE);
    makeRoom();
    const gone = waitForElementToBeRemoved(() => screen.queryByText(NOTICE));
    await passTime(500);
    await gone;
    expect(JSON.parse(kept()['storyloom-draft-fantasy']!).prompt).toBe('A lighthouse');
    expect(kept()).toMatchObject({ 'story-generator-session': 'guest-token' });
  });

  it('A stored draft that can’t be read is reported once', async () => {
    localStorage.setItem('storyloom-draft-fantasy', '{"prompt":"A light');
    await renderRemote(remote, { at: '/generators/fantasy' });
    expect(screen.getByText('Part of your saved work on this device couldn’t be read')).toBeInTheDocument();
    await renderRemote(remote, { at: '/generators/fantasy' });
    expect(screen.queryByText('Part of your saved work on this device couldn’t be read')).not.toBeInTheDocument();
  });
});

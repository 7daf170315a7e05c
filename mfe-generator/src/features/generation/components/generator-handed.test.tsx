// @vitest-environment jsdom
import { announcements } from '@storyloom/testing/announcements';
import { kept } from '@storyloom/testing/device';
import { json } from '@storyloom/testing/network';
import { fill } from '@storyloom/testing/page';
import { renderRemote, place } from '@storyloom/testing/render-remote';
import { cleanup, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { remote } from '../../../remote.ts';
import { addToPrompt, chooseToWriteAtOnce, passAWhile, tell } from '../../../testing/steps.ts';
import { serveStories } from '../../../testing/story-service.ts';

let user: UserEvent;
const promptBox = () => screen.getByRole('textbox', { name: 'Your prompt' });
const generateButton = () => screen.getByRole('button', { name: 'Generate Story' });

const WAITS = 'The prompt is in the form. Generate Story writes it.';
const STATUS = { selector: '[role="status"]' };
const handed = { at: '/generators/scifi', state: { prompt: 'A second voice', autoFill: true } };
const choice = () => screen.getByRole('checkbox', { name: 'Start writing as soon as I use a prompt', hidden: true });

beforeEach(() => void serveStories());

describe('a prompt from another page', () => {
  it('A prompt from another page waits in the form, with the focus on Generate, and is announced at most once', async () => {
    const { to, streams } = serveStories();
    ({ user } = await renderRemote(remote, handed));
    const said = announcements();
    await screen.findByDisplayValue('A second voice');
    await screen.findByText(WAITS, STATUS);
    await waitFor(() => expect(generateButton()).toHaveFocus());
    expect(generateButton()).toBeEnabled();
    expect(to('/generate-story')).toHaveLength(0);
    await addToPrompt(', singing');
    await user.click(generateButton());
    await tell(streams[0], '# Sung\n\nOnce.');
    expect(to('/generate-story')).toHaveLength(1);
    expect(
      screen.getByText(
        'Story complete: “Sung”, 3 words. It came out shorter than the 1,500 words you asked for.',
        STATUS,
      ),
    ).toBeInTheDocument();
    expect(said.filter((words) => words === WAITS).length).toBeLessThanOrEqual(1);
  });

  it('A prompt with autoFill is written at once when the settings say so, also on the next visit', async () => {
    const { to } = serveStories();
    ({ user } = await renderRemote(remote, { at: '/generators/fantasy' }));
    expect(choice()).not.toBeChecked();
    await user.click(choice());
    expect(choice()).toBeChecked();
    await renderRemote(remote, { ...handed, state: { ...handed.state, autoFill: false } });
    await screen.findByText(WAITS, STATUS);
    expect(to('/generate-story')).toHaveLength(0);
    await renderRemote(remote, handed);
    expect(choice()).toBeChecked();
    await waitFor(() => expect(to('/generate-story')).toHaveLength(1));
    expect(to('/generate-story')[0]?.body).toMatchObject({ prompt: 'A second voice', genre: 'scifi' });
  });

  it('A prompt from another page waits again once the setting is turned off', async () => {
    chooseToWriteAtOnce();
    const { to } = serveStories();
    ({ user } = await renderRemote(remote, { at: '/generators/fantasy' }));
    await user.click(choice());
    await renderRemote(remote, handed);
    await screen.findByText(WAITS, STATUS);
    expect(to('/generate-story')).toHaveLength(0);
  });

  it('A prompt that is written at once moves the focus from the heading to Stop, and is announced as being written', async () => {
    chooseToWriteAtOnce();
    let answer: (session: Response) => void = () => undefined;
    const guest = () => new Promise<Response>((resolve) => (answer = resolve));
    const { to } = serveStories({ guest });
    ({ user } = await renderRemote(remote, handed));
    const heading = screen.getByRole('heading', { level: 1 });
    heading.tabIndex = -1;
    heading.focus();
    answer(json({ token: 'guest-token', used: 0, limit: 3 }));
    await waitFor(() => expect(to('/generate-story')).toHaveLength(1));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Stop' })).toHaveFocus());
    expect(screen.getByText('Writing your story…', STATUS)).toBeInTheDocument();
  });

  it('A prompt that is in the form already is written at once, too, when it is handed over with autoFill', async () => {
    chooseToWriteAtOnce();
    const { to } = serveStories();
    await renderRemote(remote, { ...handed, state: { prompt: 'A second voice' } });
    await screen.findByText(WAITS, STATUS);
    expect(to('/generate-story')).toHaveLength(0);
    await renderRemote(remote, handed);
    await waitFor(() => expect(to('/generate-story')).toHaveLength(1));
  });

  it('The notice that a prompt waits does not come back when its story is stopped before the first word', async () => {
    ({ user } = await renderRemote(remote, handed));
    await screen.findByText(WAITS, STATUS);
    await user.click(generateButton());
    passAWhile();
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    expect(generateButton()).toBeVisible();
    expect(screen.queryByText(WAITS)).not.toBeInTheDocument();
  });

  it('A guest without a free story is not told that the prompt waits for Generate', async () => {
    serveStories({ guest: { used: 3, limit: 3 } });
    await renderRemote(remote, handed);
    await screen.findByText('Your free stories are used up');
    expect(document.body).not.toHaveTextContent(WAITS);
  });
});

describe('a genre chosen on the page', () => {
  const source = { kind: 'inspiration', id: 'insp-1', title: 'The Lamp', author: 'Mina' };

  it('Choosing another genre takes the prompt and its credit along, with the settings of the genre', async () => {
    ({ user } = await renderRemote(remote, { at: '/generators/fantasy', state: { prompt: 'A lighthouse', source } }));
    await screen.findByDisplayValue('A lighthouse');
    await addToPrompt(', at sea');
    await user.selectOptions(screen.getByLabelText('Tone'), 'Humorous');
    await user.click(screen.getByRole('link', { name: 'Romance' }));
    expect(place()).toEqual({ at: '/generators/romance', hash: '', state: null });
    expect(promptBox()).toHaveValue('A lighthouse, at sea');
    expect(screen.getByText('A prompt by Mina: “The Lamp”.')).toBeVisible();
    expect(screen.getByLabelText('Language')).toHaveDisplayValue('English');
    expect(screen.getByLabelText('Tone')).toHaveDisplayValue('Emotional');
    expect(screen.queryByRole('button', { name: 'Put back my prompt' })).not.toBeInTheDocument();
    expect(document.body).not.toHaveTextContent(WAITS);
  });

  it('A genre that has a prompt of its own keeps it when it is chosen', async () => {
    localStorage.setItem('storyloom-draft-romance', JSON.stringify({ prompt: 'Two bakers' }));
    ({ user } = await renderRemote(remote, { at: '/generators/fantasy' }));
    await fill(promptBox(), 'A lighthouse');
    await user.click(screen.getByRole('link', { name: 'Romance' }));
    expect(promptBox()).toHaveValue('Two bakers');
    expect(place().state).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Fantasy' }));
    expect(promptBox()).toHaveValue('A lighthouse');
  });

  it('Choosing another genre takes along the words that were handed over when the prompt was changed since', async () => {
    const { to, streams } = serveStories();
    ({ user } = await renderRemote(remote, {
      at: '/generators/fantasy',
      state: { prompt: 'A lighthouse', source, inspirationId: 'insp-1' },
    }));
    await screen.findByDisplayValue('A lighthouse');
    await addToPrompt(', at sea');
    await user.click(screen.getByRole('link', { name: 'Romance' }));
    await user.click(generateButton());
    await tell(streams[0], '# The Light\n\nOnce.');
    expect(to('/generate-story')[0]?.body).toMatchObject({ prompt: 'A lighthouse, at sea', inspirationId: 'insp-1' });
    cleanup();
    const version = Object.entries(kept()).find(([key]) => key.startsWith('storyloom-story-romance'))![1];
    expect(JSON.parse(version).origin).toEqual({ inspirationId: 'insp-1', source, handed: 'A lighthouse' });
  });
});

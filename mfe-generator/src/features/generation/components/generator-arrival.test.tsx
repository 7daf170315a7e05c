// @vitest-environment jsdom
import { announcements } from '@storyloom/testing/announcements';
import { kept, fillStorage } from '@storyloom/testing/device';
import { fill, lines } from '@storyloom/testing/page';
import { renderRemote, place } from '@storyloom/testing/render-remote';
import { user } from '@storyloom/testing/user';
import { screen, waitFor, waitForElementToBeRemoved } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { remote } from '../../../remote.ts';
import { leaveDocument } from '../../../testing/documents.ts';
import { generate, tell, addToPrompt, passTime, watchTimers } from '../../../testing/steps.ts';
import { serveStories } from '../../../testing/story-service.ts';

const promptBox = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your prompt' });

beforeEach(() => history.replaceState(null, '', '/generators/fantasy'));

// Which visits continue what was under way: `model/arrival.test.ts`.
it('restores prompt and story for a visitor who comes back, and settings only after a reload', async () => {
  const { streams } = serveStories();
  await renderRemote(remote, { at: '/generators/fantasy' });
  await generate('A lighthouse');
  await tell(streams[0], 'Once.');
  await user.selectOptions(screen.getByLabelText('Language'), 'French');
  await fill(promptBox(), 'The next one');
  for (const [way, language] of [
    ['reload', 'French'],
    ['reload', 'French'],
    ['navigate', 'English'],
  ] as const) {
    leaveDocument(way);
    await renderRemote(remote, { at: '/generators/fantasy' });
    expect(screen.getByLabelText('Language')).toHaveDisplayValue(language);
    expect([promptBox().value, ...lines()]).toEqual(['The next one', 'Once.']);
  }
});

const generateButton = () => screen.getByRole('button', { name: 'Generate Story' });

const WAITS = 'The prompt is in the form. Generate Story writes it.';
const STATUS = { selector: '[role="status"]' };
const handed = { at: '/generators/scifi', state: { prompt: 'A second voice', autoFill: true } };
const choice = () => screen.getByRole('checkbox', { name: 'Start writing as soon as I use a prompt', hidden: true });

beforeEach(() => void serveStories());

describe('a prompt from another page', () => {
  it('A prompt from another page waits in the form, with the focus on Generate, and is announced at most once', async () => {
    const { to, streams } = serveStories();
    await renderRemote(remote, handed);
    const said = announcements();
    await screen.findByDisplayValue('A second voice');
    await screen.findByText(WAITS, STATUS);
    await waitFor(() => expect(generateButton()).toHaveFocus());
    expect(place()).toEqual({ at: '/generators/scifi', hash: '', state: null });
    expect(to('/generate-story')).toHaveLength(0);
    await addToPrompt(', singing');
    await user.click(generateButton());
    await tell(streams[0], '# Sung\n\nOnce.');
    expect(to('/generate-story')).toHaveLength(1);
    expect(said.filter((words) => words === WAITS).length).toBeLessThanOrEqual(1);
  });

  it('A prompt with autoFill is written at once when the settings say so, also on the next visit', async () => {
    const { to } = serveStories();
    await renderRemote(remote, { at: '/generators/fantasy' });
    expect(choice()).not.toBeChecked();
    await user.click(choice());
    expect(choice()).toBeChecked();
    const settings = { language: 'french', perspective: 'first', tone: 'light', length: 700 };
    localStorage.setItem('storyloom-draft-scifi', JSON.stringify({ prompt: 'Mine', settings }));
    await renderRemote(remote, { ...handed, state: { ...handed.state, autoFill: false } });
    await screen.findByText(WAITS, STATUS);
    expect(to('/generate-story')).toHaveLength(0);
    await renderRemote(remote, handed);
    expect(choice()).toBeChecked();
    await waitFor(() => expect(to('/generate-story')).toHaveLength(1));
    // The settings are those of the genre, and not those of its draft.
    const written = { prompt: 'A second voice', genre: 'scifi', language: 'english', tone: 'neutral', length: 1500 };
    expect(to('/generate-story')[0]?.body).toMatchObject(written);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Stop' })).toHaveFocus());
    await user.click(choice());
    await renderRemote(remote, handed);
    await screen.findByText(WAITS, STATUS);
    expect(to('/generate-story')).toHaveLength(1);
  });
});

describe('a genre chosen on the page', () => {
  const source = { kind: 'inspiration', id: 'insp-1', title: 'The Lamp', author: 'Mina' };

  it('Choosing another genre takes the prompt and its credit along, with the settings of the genre', async () => {
    await renderRemote(remote, { at: '/generators/fantasy', state: { prompt: 'A lighthouse', source } });
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
});

describe('a device without storage', () => {
  const NOTICE = 'Your work isn’t being saved on this device';

  it('is reported while it is full, and not once there is room', async () => {
    watchTimers();
    const makeRoom = fillStorage();
    await renderRemote(remote, { at: '/generators/fantasy' });
    await fill(promptBox(), 'A lighthouse');
    await passTime(500);
    expect((await screen.findByText(NOTICE)).closest('[role="status"]')).toBeVisible();
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

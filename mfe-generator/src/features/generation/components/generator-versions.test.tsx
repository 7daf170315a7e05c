// @vitest-environment jsdom
import { json } from '@storyloom/shared/testing/network';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  alertPanel,
  article,
  button,
  generate,
  generateButton,
  hasButton,
  press,
  renderGenerator,
  statusText,
  storyLines,
  tell,
  tidyUp,
  toasts,
  type,
} from '../../../testing/render-generator.tsx';
import { serveStories, StoryStream } from '../../../testing/story-service.ts';
import { versionOf } from '../../../testing/version-of.ts';

afterEach(tidyUp);

const BELOW = 'Stories, below this one';
const labelled = (name: string, place = 'Stories') =>
  document.querySelector<HTMLElement>(`[aria-label="${place}"] button[aria-label="${name}"]`)!;
const position = (place = 'Stories') => document.querySelector(`[aria-label="${place}"] span > span`)?.textContent;
/** Versions as an earlier visit left them. */
function keep(...versions: ReturnType<typeof versionOf>[]): void {
  for (const version of versions)
    localStorage.setItem(`storyloom-story-fantasy-${version.id}`, JSON.stringify(version));
}
const two = [versionOf('a', { text: 'First.' }), versionOf('b', { text: 'Second.', attempt: 2 })] as const;

describe('versions', () => {
  it('are moved between, from the second on, as far as there are any', async () => {
    const { streams, to } = serveStories();
    await renderGenerator();
    await generate();
    await tell(streams[0], '# One\n\nFirst.');
    expect(position()).toBeUndefined();
    type('Something else');
    await press(button('Another version'));
    expect(article()).toBeNull();
    expect(screen.getByText('Generating your AI story...')).toBeTruthy();
    await act(async () => streams[1]?.write('# Two'));
    expect(labelled('Previous story').getAttribute('aria-disabled')).toBe('true');
    await tell(streams[1], '\n\nSecond.');
    expect(to('/generate-story').map(({ body }) => [body.prompt, body.attempt])).toEqual([
      ['A lighthouse', 1],
      ['A lighthouse', 2],
    ]);
    expect(position()).toBe('Story 2 of 2');
    expect(labelled('Next story').getAttribute('aria-disabled')).toBe('true');
    await press(labelled('Next story'));
    expect(storyLines()).toEqual(['Two', 'Second.']);
    await press(labelled('Previous story'));
    expect(position()).toBe('Story 1 of 2');
    expect(storyLines()).toEqual(['One', 'First.']);
    expect(labelled('Previous story').getAttribute('aria-disabled')).toBe('true');
    expect(statusText()).toMatch(/^Story 1 of 2: “One”, Neutral · about [\d,]+ words$/);
  });

  it('say their tone and length, and can be moved between below the story as well', async () => {
    serveStories();
    const settings = { ...two[0].settings, tone: 'humorous', length: 800 } as const;
    keep(two[0], { ...two[1], settings });
    await renderGenerator();
    const about = (place?: string) => document.querySelector(`[aria-label="${place ?? 'Stories'}"]`)?.textContent;
    expect(about()).toBe('Story 2 of 2Humorous · about 800 words');
    expect(about(BELOW)).toBe(about());
    await press(labelled('Previous story', BELOW));
    expect(storyLines()).toEqual(['First.']);
    expect([position(), position(BELOW)]).toEqual(['Story 1 of 2', 'Story 1 of 2']);
    expect(about(BELOW)).toContain('Neutral · about 500 words');
    expect(statusText()).toBe('Story 1 of 2: “Your Generated Story”, Neutral · about 500 words');
  });

  it('say which of them are not finished', async () => {
    serveStories();
    keep(two[0], { ...two[1], ending: 'stopped' });
    await renderGenerator();
    const about = () => document.querySelector('[aria-label="Stories"]')?.textContent;
    expect(about()).toBe('Story 2 of 2Neutral · about 500 words · not finished');
    await press(labelled('Previous story'));
    expect(about()).toBe('Story 1 of 2Neutral · about 500 words');
    expect(statusText()).not.toContain('not finished');
  });

  it('are asked for as the one before was, or as the settings say that were chosen since', async () => {
    const { streams, to } = serveStories();
    keep({ ...two[0], settings: { ...two[0].settings, language: 'french' } });
    await renderGenerator();
    await press(button('Another version'));
    await tell(streams[0], 'Deux.');
    fireEvent.change(screen.getByLabelText('Language'), { target: { value: 'spanish' } });
    await press(button('Another version'));
    expect(to('/generate-story').map(({ body }) => body.language)).toEqual(['french', 'spanish']);
  });

  it('can be taken away, after a question that can be answered with no', async () => {
    serveStories();
    keep(...two);
    await renderGenerator();
    await press(labelled('Remove this story'));
    const dialog = document.querySelector('[role="alertdialog"]')!;
    expect(dialog.textContent).toContain('Remove this story?');
    expect(dialog.textContent).toContain('It isn’t in your collection. You can’t undo this.');
    await press(button('Cancel'));
    expect(position()).toBe('Story 2 of 2');
    await press(labelled('Remove this story'));
    await press(button('Remove'));
    expect(storyLines()).toEqual(['First.']);
    expect(position()).toBeUndefined();
    await vi.waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Your story'));
    fireEvent(window, new Event('pagehide'));
    expect(localStorage.getItem('storyloom-story-fantasy-b')).toBeNull();
  });

  it('that are saved are taken away without a question', async () => {
    serveStories();
    keep(two[0], { ...two[1], saved: true });
    await renderGenerator();
    await press(labelled('Remove this story'));
    expect(storyLines()).toEqual(['First.']);
  });

  it('that failed before their first word leave the one that was shown', async () => {
    const answers = [
      json({ error: { code: 'provider_unavailable', message: 'Down' } }, 503),
      new StoryStream().response,
    ];
    const { to } = serveStories({ story: () => answers.shift()! });
    keep(two[0]);
    await renderGenerator();
    await press(button('Another version'));
    await screen.findByText('The story couldn’t be written');
    expect(storyLines()).toEqual(['First.']);
    type('Something else by now');
    await press(button('Try Again'));
    expect(to('/generate-story').map(({ body }) => [body.prompt, body.attempt])).toEqual([
      ['A lighthouse', 2],
      ['A lighthouse', 2],
    ]);
  });

  it('can’t be asked for by a guest without a story left', async () => {
    serveStories({ guest: { used: 3, limit: 3 } });
    keep(...two);
    await renderGenerator();
    await screen.findByText(/You have used 3\/3/);
    expect(hasButton('Another version')).toBe(false);
    expect(position()).toBe('Story 2 of 2');
  });
});

describe('Continue', () => {
  const unfinished = versionOf('a', { text: '# The Light\n\nOnce upon', ending: 'stopped', words: 4 });

  it('goes on below what is there, with the words of the whole, and takes its notice away', async () => {
    const { streams, to } = serveStories();
    keep(unfinished);
    await renderGenerator();
    expect(screen.getByText('Stopped')).toBeTruthy();
    await press(button('Continue'));
    expect(storyLines()).toEqual(['The Light', 'Once upon']);
    expect(screen.queryByText('Stopped')).toBeNull();
    expect(screen.getByText('Generating your AI story...')).toBeTruthy();
    await tell(streams[0], ' a time.', 'complete', 2);
    expect(to('/generate-story')[0]?.body).toMatchObject({ continueOf: unfinished.text, prompt: 'A lighthouse' });
    expect(storyLines()).toEqual(['The Light', 'Once upon a time.']);
    expect(statusText()).toBe('Story complete: “The Light”, 6 words.');
    expect(hasButton('Continue')).toBe(false);
    expect(position()).toBeUndefined();
  });

  it('that failed says that the story is kept, and is asked for once more by its name, with the story as it was', async () => {
    const answers = [
      new TypeError('Failed to fetch'),
      json({ error: { code: 'provider_unavailable', message: 'Down' } }, 503),
      new StoryStream().response,
    ];
    const { to } = serveStories({ story: () => answers.shift()! });
    keep(unfinished);
    await renderGenerator();
    await press(button('Continue'));
    await screen.findByText('The story couldn’t be continued');
    const unreachable =
      'The story service can’t be reached. Check your connection and try again. The story so far is kept.';
    expect(alertPanel()?.textContent).toContain(`${unreachable} Continuing uses one of your free stories.`);
    expect(toasts()).toEqual([`Failed to generate story: ${unreachable}`]);
    expect(hasButton('Try Again')).toBe(false);
    expect(storyLines()).toEqual(['The Light', 'Once upon']);
    await press(button('Continue'));
    await vi.waitFor(() => expect(alertPanel()?.textContent).toContain('Down The story so far is kept.'));
    await press(button('Continue'));
    expect(to('/generate-story').map(({ body }) => body.continueOf)).toEqual([0, 1, 2].map(() => unfinished.text));
    expect(alertPanel()).toBeNull();
  });

  it('is offered after an error in the middle as well', async () => {
    const { streams, to } = serveStories();
    await renderGenerator();
    await generate();
    await act(async () => {
      streams[0]?.start();
      streams[0]?.write('Once upon');
      streams[0]?.send('error', { code: 'provider_error', message: 'The engine ran out of memory' });
    });
    expect(alertPanel()?.textContent).toContain('The story broke off');
    await press(button('Continue'));
    expect(to('/generate-story')[1]?.body.continueOf).toBe('Once upon');
    await tell(streams[1], ' a time.');
    expect(storyLines()).toEqual(['Once upon a time.']);
    expect(alertPanel()).toBeNull();
    expect(generateButton().disabled).toBe(false);
  });
});

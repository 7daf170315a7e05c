import { json } from '@storyloom/testing/network';
import { fill } from '@storyloom/testing/page';
import { renderRemote } from '@storyloom/testing/render-remote';
import { fireEvent, screen } from '@testing-library/react';
import { user } from '@storyloom/testing/user';
import { remote } from '../remote.ts';
import { passAWhile } from './steps.ts';
import { serveStories } from './story-service.ts';

export const CHAPTERS = [
  { title: 'The Lamp', summary: 'Mara finds the lamp.' },
  { title: 'The Storm', summary: 'The lamp goes out.' },
  { title: 'The Morning', summary: 'A ship comes in.' },
];

/** Presses a button, long enough after the last press. */
export async function press(name: string): Promise<void> {
  passAWhile();
  await user.click(screen.getByRole('button', { name }));
}

export const outlineHeading = () => screen.findByRole('heading', { name: 'Outline' });

/** The titles in the outline's editor. */
export const chapterTitles = () =>
  screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Chapter \d+$/ }).map(({ value }) => value);

type Answers = NonNullable<Parameters<typeof serveStories>[0]>;

/** Opens the generator, chooses a length in words, and enters a prompt. Undone by `vi.restoreAllMocks()`. */
export async function planStory({
  length = 5000,
  as = null,
  ...answers
}: Answers & { readonly length?: number; readonly as?: string | null } = {}) {
  const service = serveStories({ outline: () => json({ chapters: CHAPTERS }), ...answers });
  await renderRemote(remote, { at: '/generators/fantasy', as });
  const slider = screen.getByRole('slider', { hidden: true });
  fireEvent.keyDown(slider, { key: length === 5000 ? 'End' : 'Home' });
  if (length < 5000)
    for (let words = 500; words < length; words += 100) fireEvent.keyDown(slider, { key: 'ArrowRight' });
  await fill(screen.getByRole('textbox', { name: 'Your prompt' }), 'A lighthouse');
  return service;
}

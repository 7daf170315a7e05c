import { fill } from '@storyloom/testing/page';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import type { StoryVersion } from '../features/generation/model/story-version.ts';
import type { StoryStream } from './story-service.ts';

const promptBox = () => screen.getByRole('textbox', { name: 'Your prompt' });

/** Adds words to the prompt, as a paste at its end. */
export async function addToPrompt(words: string): Promise<void> {
  await userEvent.click(promptBox());
  await userEvent.paste(words);
}

/** Writes a prompt and asks for its story. */
export async function generate(prompt = 'A lighthouse'): Promise<void> {
  await fill(promptBox(), prompt);
  await userEvent.click(screen.getByRole('button', { name: 'Generate Story' }));
}

/** A story begins on the page that asked for it, and comes as far as this. */
export const begin = (stream: StoryStream | undefined, text: string, start: object = {}): Promise<void> =>
  act(async () => {
    stream!.start(start);
    stream!.write(text);
  });

/** A run from its first word to its end, on the page that asked for it. */
export const tell = (stream: StoryStream | undefined, text: string, reason = 'complete', words = 3): Promise<void> =>
  act(async () => stream!.tell(text, reason, words));

const now = performance.now.bind(performance);
let passed = 0;
/** Lets two seconds pass, so that a press is not taken for a second one. Undone by `vi.restoreAllMocks()`. */
export function passAWhile(): void {
  passed += 2000;
  vi.spyOn(performance, 'now').mockImplementation(() => now() + passed);
}

/** Chooses, as on an earlier visit, that prompts of other pages are written at once. */
export const chooseToWriteAtOnce = () => localStorage.setItem('storyloom-auto-generate', 'on');

/** Versions as an earlier visit left them. */
export function keepVersions(...versions: readonly StoryVersion[]): void {
  for (const version of versions) {
    localStorage.setItem(`storyloom-story-fantasy-${version.id}`, JSON.stringify(version));
  }
}

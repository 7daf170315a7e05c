import { fill } from '@storyloom/testing/page';
import { act, screen } from '@testing-library/react';
import { user } from '@storyloom/testing/user';
import { vi } from 'vitest';
import type { StoryVersion } from '../features/generation/model/story-version.ts';
import type { StoryStream } from './story-service.ts';

const promptBox = () => screen.getByRole('textbox', { name: 'Your prompt' });

/** Pastes words at the end of the prompt. */
export async function addToPrompt(words: string): Promise<void> {
  await user.click(promptBox());
  await user.paste(words);
}

/** Enters a prompt and requests its story. */
export async function generate(prompt = 'A lighthouse'): Promise<void> {
  await fill(promptBox(), prompt);
  await user.click(screen.getByRole('button', { name: 'Generate Story' }));
}

/** Sends the beginning of a story. */
export const begin = (stream: StoryStream | undefined, text: string, start: object = {}): Promise<void> =>
  act(async () => {
    stream!.start(start);
    stream!.write(text);
  });

/** Sends a whole run. */
export const tell = (stream: StoryStream | undefined, text: string, reason = 'complete', words = 3): Promise<void> =>
  act(async () => stream!.tell(text, reason, words));

const now = performance.now.bind(performance);
let passed = 0;
/** Stops the clock, so that two presses are within a second however busy the machine is. Undone by `vi.restoreAllMocks()`. */
export function holdTime(): void {
  const held = now() + passed;
  vi.spyOn(performance, 'now').mockReturnValue(held);
}

/** Moves the clock by two seconds, so that a press does not count as a double press. Undone by `vi.restoreAllMocks()`. */
export function passAWhile(): void {
  passed += 2000;
  vi.spyOn(performance, 'now').mockImplementation(() => now() + passed);
}

/** Lets timers end when the test says so with {@link passTime}, and with time as usual. Undone by `vi.useRealTimers()`. */
export const watchTimers = () =>
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'], shouldAdvanceTime: true });

/** The same with the clock, for what counts seconds. */
export const watchClock = () =>
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    shouldAdvanceTime: true,
  });

/** Ends the timers of the next milliseconds at once. */
export const passTime = (milliseconds: number): Promise<void> =>
  act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)));

/** Turns on, as on an earlier visit, that handed-over prompts are written at once. */
export const chooseToWriteAtOnce = () => localStorage.setItem('storyloom-auto-generate', 'on');

/** Stores versions as an earlier visit did. */
export function keepVersions(...versions: readonly StoryVersion[]): void {
  for (const version of versions) {
    localStorage.setItem(`storyloom-story-fantasy-${version.id}`, JSON.stringify(version));
  }
}

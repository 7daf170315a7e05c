import { seededRandom } from '@storyloom/shared/domain';
import { act, render } from '@testing-library/react';
import { vi } from 'vitest';
import { LiveStory } from '../features/generation/components/live-story.tsx';
import type { BlockStore } from '../features/generation/model/block-store.ts';

/** Longer than a story waits until it shows what has arrived, in milliseconds. */
const SHOWN_MS = 50;

/** A clock that only the test moves. The setup of the tests starts the real one again. */
export function stopClock() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  return {
    /** Until the story shows what has arrived. */
    next: () => act(() => void vi.advanceTimersByTime(SHOWN_MS)),
  };
}

/** Renders a story, and returns its lines as pairs of tag and text. */
export function showStory(store: BlockStore) {
  const { container } = render(<LiveStory store={store} lang="en" busy label="Story" />);
  const article = container.querySelector('article')!;
  const lines = () =>
    [...article.querySelectorAll('h2, h3, p')].map((line) => [line.tagName, line.textContent!.trim()]);
  return { article, lines };
}

/** Cuts a text into pieces of 1 to 24 characters. */
export function cutUp(text: string, seed: number): readonly string[] {
  const random = seededRandom(seed);
  const pieces: string[] = [];
  for (let at = 0; at < text.length;) {
    const size = 1 + Math.floor(random() * random() * 24);
    pieces.push(text.slice(at, at + size));
    at += size;
  }
  return pieces;
}

/** A story with every kind of line. */
export const GROWING_STORY = [
  '# The **Glass** Harbour',
  '',
  'Mara’s lamp went out. 你好🌍',
  '   ',
  '## Dawn',
  '#NoSpace is a heading, and # in it is not',
  '### Dusk',
  '#### and deeper is none',
  '',
  ...Array.from({ length: 60 }, (_, index) => `Line ${index} of many.`),
  'The end, without a line end',
].join('\n');

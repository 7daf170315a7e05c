import { BlockStore } from '@storyloom/mfe-generator/block-store';
import { LiveStory } from '@storyloom/mfe-generator/live-story';
import { GlobalStyle } from '@storyloom/shared/theme';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterTwoFrames, feed, type Sink, toDeltas } from './feed.ts';
import { createFloor, FloorSide } from './floor-side.tsx';
import { shownStory } from './shown-story.ts';
import { countWords, makeStory } from './story.ts';

/** What the runner reads once a story has been fed. */
export interface Outcome {
  readonly words: number;
  readonly deltas: number;
  /** Whether the page shows the fed story, character by character. */
  readonly exact: boolean;
}

/** The page as the runner sees it: `ready` is awaited, `run` is measured, `outcome` is checked. */
export interface BenchPage {
  readonly ready: Promise<void>;
  readonly run: () => Promise<void>;
  readonly outcome: () => Outcome;
}

declare global {
  interface Window {
    storyloomBench: BenchPage;
  }
}

function createProduct(): { readonly view: ReactNode; readonly sink: Sink } {
  const store = new BlockStore();
  return { view: <LiveStory store={store} lang="en" busy label="Story" />, sink: (delta) => store.append(delta) };
}

const query = new URLSearchParams(location.search);
const story = makeStory(Number(query.get('words')));
const deltas = toDeltas(story);
const { view, sink } = query.get('side') === 'product' ? createProduct() : { view: <FloorSide />, sink: createFloor() };

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root element');
createRoot(root).render(
  <>
    <GlobalStyle />
    <main>{view}</main>
  </>,
);

window.storyloomBench = {
  ready: new Promise((resolve) => afterTwoFrames(resolve)),
  run: () => feed(deltas, sink),
  outcome: () => ({
    words: countWords(story),
    deltas: deltas.length,
    exact: shownStory() === story,
  }),
};

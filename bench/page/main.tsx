import { GlobalStyle } from '@storyloom/shared/theme';
import { createRoot } from 'react-dom/client';
import { afterTwoFrames, feed, toDeltas } from './feed.ts';
import { createFloor } from './floor-side.tsx';
import { createMarkdown } from './markdown-side.tsx';
import { createProduct } from './product-side.tsx';
import { shownStory } from './shown-story.ts';
import { countWords, makeStory, withoutEmphasis } from './story.ts';

const SIDES = { floor: createFloor, product: createProduct, markdown: createMarkdown };

export type SideName = keyof typeof SIDES;

/** The result that the runner reads after a story was fed. */
export interface Outcome {
  readonly words: number;
  readonly deltas: number;
  /** Whether the page shows exactly the fed story, with or without marks of emphasis. */
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

/** Mounts the view and waits for its fonts: one that arrived later would cause another layout. */
async function whenReady(): Promise<void> {
  await new Promise<void>((resolve) => afterTwoFrames(resolve));
  await Promise.allSettled([...document.fonts].map((face) => face.load()));
}

const query = new URLSearchParams(location.search);
const story = makeStory(Number(query.get('words')), { emphasis: query.has('emphasis') });
const deltas = toDeltas(story);
const { view, sink } = SIDES[query.get('side') as SideName]();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root element');
createRoot(root).render(
  <>
    <GlobalStyle />
    <main>{view}</main>
  </>,
);

window.storyloomBench = {
  ready: whenReady(),
  run: () => feed(deltas, sink),
  outcome: () => ({
    words: countWords(story),
    deltas: deltas.length,
    exact: withoutEmphasis(shownStory()) === withoutEmphasis(story),
  }),
};

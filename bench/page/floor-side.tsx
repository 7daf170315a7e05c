import { parseLine } from '@storyloom/shared/domain';
import { Prose } from '@storyloom/shared/ui';
import type { Sink } from './feed.ts';

const ELEMENTS = { title: 'h2', heading: 'h3', paragraph: 'p', break: 'p' } as const;

const ARTICLE_ID = 'floor';

/** The container that the product uses, for plain DOM code to fill. */
export function FloorSide() {
  return <Prose as="article" $kind="story" lang="en" aria-label="Story" aria-busy id={ARTICLE_ID} />;
}

/** The least work that shows a growing story: once a frame, text at the end of the last node, an element for each line. */
export function createFloor(): Sink {
  let pending = '';
  let lineStart = '';
  let node: Text | undefined;
  let frame: number | undefined;

  const show = (piece: string) => {
    if (node) {
      node.appendData(piece);
      return;
    }
    lineStart += piece;
    if (/^#*$/.test(lineStart)) return;
    const { kind, text } = parseLine(lineStart);
    node = document.createTextNode(text);
    const element = document.createElement(ELEMENTS[kind]);
    element.append(node);
    document.getElementById(ARTICLE_ID)?.append(element);
  };

  const flush = () => {
    frame = undefined;
    for (const [index, piece] of pending.split('\n').entries()) {
      if (index > 0) {
        node = undefined;
        lineStart = '';
      }
      if (piece) show(piece);
    }
    pending = '';
  };

  return (delta) => {
    pending += delta;
    frame ??= requestAnimationFrame(flush);
  };
}

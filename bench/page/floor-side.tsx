import { parseLine } from '@storyloom/shared/domain';
import { Reader } from '@storyloom/shared/ui/reader';
import { createRef } from 'react';
import { READER, type Side } from './side.ts';

const ELEMENTS = { title: 'h2', heading: 'h3', paragraph: 'p', break: 'p' } as const;

/** The least work that shows a growing story: once per frame, appends text to the last node, with an element for each line. */
export function createFloor(): Side {
  const article = createRef<HTMLElement>();
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
    const { kind, text } = parseLine(lineStart);
    if (kind === 'break') return;
    node = document.createTextNode(text);
    const element = document.createElement(ELEMENTS[kind]);
    element.append(node);
    article.current?.append(element);
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

  return {
    view: <Reader {...READER} ref={article} />,
    sink: (delta) => {
      pending += delta;
      frame ??= requestAnimationFrame(flush);
    },
  };
}

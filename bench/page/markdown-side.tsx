import { Reader } from '@storyloom/shared/ui/reader';
import { useLayoutEffect, useState } from 'react';
import Markdown from 'react-markdown';
import type { Sink } from './feed.ts';
import { READER, type Side } from './side.ts';

/** The elements that the product uses. */
const COMPONENTS = { h1: 'h2', h2: 'h3' } as const;

interface Props {
  /** Receives the function that takes the deltas. */
  readonly onMounted: (sink: Sink) => void;
}

function MarkdownStory({ onMounted }: Props) {
  const [text, setText] = useState('');
  useLayoutEffect(() => onMounted((delta) => setText((before) => before + delta)), [onMounted]);
  return (
    <Reader {...READER}>
      <Markdown components={COMPONENTS}>{text}</Markdown>
    </Reader>
  );
}

/**
 * The usual way: every delta sets a state, and react-markdown parses and renders the whole text so far. React
 * renders once per frame in this stream; with the tasks of a network it could render more often.
 */
export function createMarkdown(): Side {
  let add: Sink = () => {
    throw new Error('The story is not mounted yet');
  };
  const handleMounted = (sink: Sink) => {
    add = sink;
  };
  return { view: <MarkdownStory onMounted={handleMounted} />, sink: (delta) => add(delta) };
}

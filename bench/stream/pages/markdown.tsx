// The usual way: every delta sets a state, and react-markdown parses and renders the whole text so far.
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import Markdown from 'react-markdown';
import { article, onGenerate, readDeltas } from './ask.ts';

const COMPONENTS = { h1: 'h2', h2: 'h3' } as const;

function MarkdownStory() {
  const [text, setText] = useState('');
  useEffect(() => {
    onGenerate((body) => readDeltas(body, (delta) => setText((before) => before + delta)));
  }, []);
  return <Markdown components={COMPONENTS}>{text}</Markdown>;
}

createRoot(article).render(<MarkdownStory />);

// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Reader } from './reader.tsx';
import { setReadingPreferences } from './reading-preferences.ts';

beforeEach(() => {
  delete document.documentElement.dataset['reading'];
});

const article = () => screen.getByRole('article');

describe('Reader', () => {
  it('The reader is an article in the story’s language, and is marked as busy while the story grows', () => {
    const { rerender } = render(
      <Reader lang="zh-CN" label="灯塔" busy>
        <p>她没有说话。</p>
      </Reader>,
    );
    expect(screen.getByRole('article', { name: '灯塔' }).lang).toBe('zh-CN');
    expect(article().getAttribute('aria-busy')).toBe('true');
    rerender(<Reader lang="zh-CN" label="灯塔" />);
    expect(article().getAttribute('aria-busy')).toBe('false');
  });

  it('The reader can be named by a heading inside it', () => {
    render(
      <Reader lang="en" labelledBy="title">
        <h2 id="title">The lighthouse</h2>
      </Reader>,
    );
    expect(screen.getByRole('article', { name: 'The lighthouse' })).toBeTruthy();
  });

  it('The reader has each reading preference as a data attribute', () => {
    render(<Reader lang="en" genre="scifi" />);
    expect({ ...article().dataset }).toEqual({
      genre: 'scifi',
      size: 'md',
      face: 'serif',
      width: 'medium',
      leading: 'normal',
      tracking: 'normal',
    });
    act(() =>
      setReadingPreferences({ size: 'xl', face: 'sans', width: 'narrow', leading: 'relaxed', tracking: 'wide' }),
    );
    expect({ ...article().dataset }).toEqual({
      genre: 'scifi',
      size: 'xl',
      face: 'sans',
      width: 'narrow',
      leading: 'relaxed',
      tracking: 'wide',
    });
  });

  it('The reader sets the paper of the whole page before the first paint, and removes it when it unmounts', () => {
    setReadingPreferences({ paper: 'sepia' });
    const page = document.documentElement.dataset;
    const { unmount } = render(<Reader lang="en" />);
    expect(page['paper']).toBe('sepia');
    act(() => setReadingPreferences({ paper: 'night' }));
    expect(page['paper']).toBe('night');
    unmount();
    expect(page['paper']).toBeUndefined();
    // A choice made elsewhere, such as in the settings, does not change a page without a story.
    setReadingPreferences({ paper: 'sepia' });
    expect(page['paper']).toBeUndefined();
  });

  it('A changed preference leaves the reader’s content alone, including text that was added outside React', () => {
    const ref = createRef<HTMLElement>();
    const handleRender = vi.fn();
    function Lines() {
      handleRender();
      return <p>The first line.</p>;
    }
    render(
      <Reader lang="en" ref={ref}>
        <Lines />
      </Reader>,
    );
    const line = ref.current!.querySelector('p')!;
    const added = line.appendChild(document.createTextNode(' And a word that arrives.'));
    act(() => setReadingPreferences({ size: 'lg', width: 'wide', paper: 'night' }));
    expect(handleRender).toHaveBeenCalledOnce();
    expect(ref.current!.querySelector('p')).toBe(line);
    expect(added.isConnected).toBe(true);
  });
});

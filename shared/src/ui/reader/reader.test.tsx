// @vitest-environment jsdom
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ReaderControls } from './reader-controls.tsx';
import { Reader } from './reader.tsx';
import { setReadingPreferences } from './reading-preferences.ts';

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset['reading'];
});
afterEach(cleanup);
beforeAll(() => {
  // jsdom has no CSS.escape, which user-event needs to walk through radio buttons.
  vi.stubGlobal('CSS', { escape: (text: string) => text });
});

const article = () => screen.getByRole('article');

describe('Reader', () => {
  it('is an article in the story’s language that says when it is still growing', () => {
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

  it('takes its name from a heading inside it', () => {
    render(
      <Reader lang="en" labelledBy="title">
        <h2 id="title">The lighthouse</h2>
      </Reader>,
    );
    expect(screen.getByRole('article', { name: 'The lighthouse' })).toBeTruthy();
  });

  it('wears every choice as an attribute', () => {
    render(<Reader lang="en" genre="scifi" />);
    expect({ ...article().dataset }).toEqual({ genre: 'scifi', size: 'md', width: 'medium', paper: 'auto' });
    act(() => setReadingPreferences({ size: 'xl', width: 'narrow', paper: 'sepia' }));
    expect({ ...article().dataset }).toEqual({
      genre: 'scifi',
      size: 'xl',
      width: 'narrow',
      paper: 'sepia',
      theme: 'light',
    });
    act(() => setReadingPreferences({ paper: 'night' }));
    expect(article().dataset['theme']).toBe('dark');
  });

  it('leaves what is inside alone when a choice changes, also text that React knows nothing of', () => {
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

describe('ReaderControls', () => {
  const button = () => screen.getByRole('button', { name: 'Reading settings' });
  const isOpen = () => screen.queryByRole('group', { name: 'Reading settings' }) !== null;

  it('choose with the keyboard alone, and keep the choice', async () => {
    render(
      <>
        <ReaderControls />
        <Reader lang="en" />
      </>,
    );
    expect(button().getAttribute('aria-expanded')).toBe('false');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}{Tab}');
    expect(button().getAttribute('aria-expanded')).toBe('true');
    const sizes = screen.getByRole('group', { name: 'Text size' });
    expect(document.activeElement).toBe(within(sizes).getByRole('radio', { name: 'Medium', checked: true }));
    await userEvent.keyboard('{ArrowRight}');
    expect(article().dataset['size']).toBe('lg');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    expect(article().dataset['width']).toBe('narrow');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(article().dataset['paper']).toBe('sepia');
    expect(JSON.parse(localStorage.getItem('storyloom-reading') ?? '')).toEqual({
      size: 'lg',
      width: 'narrow',
      paper: 'sepia',
    });
  });

  it('close with Esc, which gives focus back to the button', async () => {
    render(<ReaderControls />);
    await userEvent.click(button());
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(button());
  });

  it('close when somebody presses or goes elsewhere, and stay open inside', async () => {
    render(
      <>
        <ReaderControls />
        <button type="button">Elsewhere</button>
      </>,
    );
    await userEvent.click(button());
    await userEvent.click(screen.getByText('Sepia'));
    expect(isOpen()).toBe(true);
    await userEvent.tab();
    expect(isOpen()).toBe(false);
    expect(document.activeElement?.textContent).toBe('Elsewhere');
    await userEvent.click(button());
    await userEvent.click(document.body);
    expect(isOpen()).toBe(false);
  });
});

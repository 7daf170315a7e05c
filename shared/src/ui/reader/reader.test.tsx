// @vitest-environment jsdom
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ReaderControls } from './reader-controls.tsx';
import { Reader } from './reader.tsx';
import { setReadingPreferences } from './reading-preferences.ts';
import { StoryText } from './story-text.tsx';

beforeEach(() => {
  delete document.documentElement.dataset['reading'];
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

  it('gives the whole page its paper before anything is painted, and takes it along when it leaves', () => {
    setReadingPreferences({ paper: 'sepia' });
    const page = document.documentElement.dataset;
    const { unmount } = render(<Reader lang="en" />);
    expect(page['paper']).toBe('sepia');
    act(() => setReadingPreferences({ paper: 'night' }));
    expect(page['paper']).toBe('night');
    unmount();
    expect(page['paper']).toBeUndefined();
    // A choice made elsewhere, such as in the settings, changes no page without a story.
    setReadingPreferences({ paper: 'sepia' });
    expect(page['paper']).toBeUndefined();
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
    await userEvent.keyboard('{Enter}');
    expect(button().getAttribute('aria-expanded')).toBe('true');
    // The panel may cover the button: the focus goes where it can be seen.
    const sizes = screen.getByRole('group', { name: 'Text size' });
    expect(document.activeElement).toBe(within(sizes).getByRole('radio', { name: 'Medium', checked: true }));
    await userEvent.keyboard('{ArrowRight}');
    for (const keys of ['{ArrowRight}', '{ArrowRight}', '{ArrowRight}{ArrowRight}', '{ArrowLeft}']) {
      await userEvent.tab();
      await userEvent.keyboard(keys);
    }
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    const chosen = { size: 'lg', face: 'sans', leading: 'relaxed', tracking: 'wider', width: 'narrow' };
    expect({ ...article().dataset }).toEqual(chosen);
    expect(document.documentElement.dataset['paper']).toBe('sepia');
    expect(JSON.parse(localStorage.getItem('storyloom-reading') ?? '')).toEqual({ ...chosen, paper: 'sepia' });
  });

  it('close with Esc, which gives focus back to the button', async () => {
    render(<ReaderControls />);
    await userEvent.click(button());
    await userEvent.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(button());
  });

  it('stay open when a press misses a choice, also within a story that takes the focus from a press', async () => {
    render(
      <section tabIndex={-1}>
        <ReaderControls />
      </section>,
    );
    await userEvent.click(button());
    await userEvent.click(screen.getByRole('group', { name: 'Reading settings' }));
    expect(isOpen()).toBe(true);
    await userEvent.click(document.querySelector('section')!);
    expect(isOpen()).toBe(false);
  });

  it('close on the way back to the button, which they may cover', async () => {
    render(<ReaderControls />);
    await userEvent.click(button());
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    expect(isOpen()).toBe(true);
    await userEvent.tab({ shift: true });
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(button());
  });

  it('are walked backwards as they are forwards, every one of them', async () => {
    render(<ReaderControls />);
    await userEvent.click(button());
    const groups = () => document.activeElement?.closest('fieldset')?.querySelector('legend')?.textContent;
    const forwards = [groups()];
    for (let stop = 1; stop < 6; stop += 1) {
      await userEvent.tab();
      forwards.push(groups());
    }
    const backwards = [groups()];
    for (let stop = 1; stop < 6; stop += 1) {
      await userEvent.tab({ shift: true });
      backwards.push(groups());
    }
    expect(new Set(forwards).size).toBe(6);
    expect(backwards).toEqual(forwards.toReversed());
  });

  it('close with Done, which is the last stop inside and gives focus back to the button', async () => {
    render(<ReaderControls />);
    await userEvent.click(button());
    for (let stop = 0; stop < 6; stop += 1) await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('Done');
    await userEvent.keyboard('{Enter}');
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(button());
  });

  it('close when someone presses or goes elsewhere, and stay open inside', async () => {
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
    await userEvent.tab();
    expect(isOpen()).toBe(false);
    expect(document.activeElement?.textContent).toBe('Elsewhere');
    await userEvent.click(button());
    await userEvent.click(document.body);
    expect(isOpen()).toBe(false);
  });
});

describe('StoryText', () => {
  const outline = () => Array.from(article().children, (line) => `${line.tagName}: ${line.textContent}`);

  it('is the story’s article, without a first line that repeats its title', () => {
    render(<StoryText text={'# **The Lamp**\n\nIt was *dark*.'} title="The Lamp" lang="fr" genre="scifi" />);
    expect(screen.getByRole('article', { name: 'The Lamp' }).lang).toBe('fr');
    expect(article().dataset['genre']).toBe('scifi');
    expect(outline()).toEqual(['P: It was dark.']);
    expect(article().querySelector('em')?.textContent).toBe('dark');
  });

  it('sets headings below the page’s own, without skipping a level', () => {
    const text = '## Before\n\n# Night\n\nIt was dark.\n\n## Later\n\nIt was light.';
    render(<StoryText text={text} title="The Lamp" lang="en" />);
    expect(outline()).toEqual(['H2: Before', 'H2: Night', 'P: It was dark.', 'H3: Later', 'P: It was light.']);
  });

  it('shows blank lines as space, in which there is nothing to hear or to copy', () => {
    const text = 'One.\nTwo.\n\nThree.\n\n\nFour.';
    render(<StoryText text={text} title="The Lamp" lang="en" />);
    expect(outline()).toEqual(['P: One.', 'P: Two.', 'P: Three.', 'P: Four.']);
    const [one, two, three, four] = Array.from(article().querySelectorAll('p'), (line) => getComputedStyle(line));
    expect([one, two, three, four].map((style) => style?.textIndent)).toEqual(['', '1.4em', '', '']);
    expect([one, two, three, four].map((style) => style?.marginBlockStart || style?.marginTop)).toEqual([
      '0',
      '0',
      '0.85em',
      '2.55em',
    ]);
  });

  it('is text, whatever it looks like', () => {
    const hostile = ['<img src=x onerror=alarm(1)>', '<script>alarm(1)</script>', '[a link](javascript:alarm(1))'];
    render(<StoryText text={`## ${hostile.join('\n\n')}`} title={hostile[1]!} lang="en" />);
    expect(outline()).toEqual([`H2: ${hostile[0]}`, `P: ${hostile[1]}`, `P: ${hostile[2]}`]);
    expect(article().querySelector('img, script, a')).toBeNull();
  });
});

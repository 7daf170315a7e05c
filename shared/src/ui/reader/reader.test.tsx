// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, renderHook, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { blockStorage } from '@storyloom/testing/device';
import { ReaderControls } from './reader-controls.tsx';
import { Reader } from './reader.tsx';
import { setReadingPreferences, useReadingPreferences } from './reading-preferences.ts';

const KEY = 'storyloom-reading';
const LETTERS = { size: 'md', face: 'serif', leading: 'normal', tracking: 'normal' } as const;
const DEFAULTS = { ...LETTERS, width: 'medium', paper: 'auto' } as const;
const page = document.documentElement.dataset;
const article = () => screen.getByRole('article');

/** Leaves only what the next page load finds: storage. */
function leavePage() {
  cleanup();
  delete page['reading'];
}
beforeEach(leavePage);

describe('reading preferences', () => {
  const inForce = () => renderHook(() => useReadingPreferences()).result;

  it('They have defaults, change one by one, at once, and are restored on the next visit', () => {
    const result = inForce();
    expect([result.current, localStorage.getItem(KEY)]).toEqual([DEFAULTS, null]);
    act(() => setReadingPreferences({ paper: 'sepia' }));
    act(() => setReadingPreferences({ size: 'xl' }));
    expect(result.current).toEqual({ ...DEFAULTS, size: 'xl', paper: 'sepia' });
    leavePage();
    expect(inForce().current).toEqual({ ...DEFAULTS, size: 'xl', paper: 'sepia' });
  });

  it('A stored value that is damaged or unknown is replaced by the default', () => {
    for (const [kept, expected] of [
      ['night', DEFAULTS],
      ['null', DEFAULTS],
      ['{"size":"huge","width":"wide","paper":7}', { ...DEFAULTS, width: 'wide' }],
      ['{"size":"constructor","paper":"toString"}', DEFAULTS],
    ] as const) {
      localStorage.setItem(KEY, kept);
      expect(inForce().current, kept).toEqual(expected);
      leavePage();
    }
  });

  it('They last for the visit when storage is blocked', () => {
    blockStorage();
    const result = inForce();
    act(() => setReadingPreferences({ width: 'narrow' }));
    expect(result.current.width).toBe('narrow');
    cleanup();
    expect(inForce().current.width).toBe('narrow');
  });

  it('They follow another tab’s changes and resets', () => {
    const result = inForce();
    const tell = (key: string | null, newValue: string | null) =>
      act(() => void dispatchEvent(new StorageEvent('storage', { key, newValue })));
    tell('something-else', '{"paper":"sepia"}');
    expect(result.current.paper).toBe('auto');
    tell(KEY, '{"size":"lg","width":"wide","paper":"night"}');
    expect(result.current).toEqual({ ...DEFAULTS, size: 'lg', width: 'wide', paper: 'night' });
    tell(null, null);
    expect(result.current).toEqual(DEFAULTS);
  });

  it('They are the same in every module of a page, although each bundles its own copy', async () => {
    vi.resetModules();
    const other = await import('./reading-preferences.ts');
    expect(other.setReadingPreferences).not.toBe(setReadingPreferences);
    const result = inForce();
    act(() => other.setReadingPreferences({ paper: 'night' }));
    expect(result.current.paper).toBe('night');
  });
});

describe('Reader', () => {
  it('It is an article in the story’s language, labelled, and busy while the story grows', () => {
    render(<Reader lang="zh-CN" label="灯塔" busy />);
    const story = screen.getByRole('article', { name: '灯塔' });
    expect([story.lang, story.getAttribute('aria-busy')]).toEqual(['zh-CN', 'true']);
  });

  it('It sets the paper of the whole page before the first paint, and removes it when it unmounts', () => {
    setReadingPreferences({ paper: 'sepia' });
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

  it('A changed preference leaves its content alone, including text that was added outside React', () => {
    const ref = createRef<HTMLElement>();
    const handleRender = vi.fn(() => <p>The first line.</p>);
    const Lines = () => handleRender();
    render(
      <Reader lang="en" ref={ref}>
        <Lines />
      </Reader>,
    );
    const line = ref.current!.querySelector('p')!;
    const added = line.appendChild(document.createTextNode(' And a word that arrives.'));
    act(() => setReadingPreferences({ size: 'lg', width: 'wide', paper: 'night' }));
    expect(handleRender).toHaveBeenCalledOnce();
    expect([ref.current!.querySelector('p'), added.isConnected]).toEqual([line, true]);
  });
});

describe('ReaderControls', () => {
  const button = () => screen.getByRole('button', { name: 'Reading settings' });
  const panel = () => screen.queryByRole('group', { name: 'Reading settings' });
  const open = () => userEvent.click(button());

  it('Reading preferences can be chosen with the keyboard alone, and are stored', async () => {
    render([<ReaderControls key="controls" />, <Reader key="story" lang="en" />]);
    expect(button().getAttribute('aria-expanded')).toBe('false');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(button().getAttribute('aria-expanded')).toBe('true');
    // The panel may cover the button, so the focus moves into the panel.
    const sizes = within(screen.getByRole('group', { name: 'Text size' }));
    expect(document.activeElement).toBe(sizes.getByRole('radio', { name: 'Medium', checked: true }));
    await userEvent.keyboard('{ArrowRight}');
    for (const steps of [1, 1, 2, -1, 2]) {
      await userEvent.tab();
      await userEvent.keyboard((steps > 0 ? '{ArrowRight}' : '{ArrowLeft}').repeat(Math.abs(steps)));
    }
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('Done');
    const chosen = { size: 'lg', face: 'sans', leading: 'relaxed', tracking: 'wider', width: 'narrow' };
    expect({ ...article().dataset }).toEqual(chosen);
    expect(page['paper']).toBe('sepia');
    expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual({ ...chosen, paper: 'sepia' });
  });

  it('They close by Done, by Escape and when the focus moves back to their button, which gets the focus', async () => {
    render(<ReaderControls />);
    const closings = [
      () => userEvent.tab({ shift: true }),
      () => fireEvent.click(screen.getByText('Done')),
      () => userEvent.keyboard('{Escape}'),
    ];
    for (const close of closings) {
      await open();
      await close();
      expect([panel(), document.activeElement]).toEqual([null, button()]);
    }
  });

  it('They stay open on a click inside, and close on a click or a focus elsewhere', async () => {
    render(
      <section tabIndex={-1}>
        <ReaderControls />
        <button type="button">Elsewhere</button>
      </section>,
    );
    await open();
    await userEvent.click(panel()!);
    expect(panel()).not.toBeNull();
    await userEvent.click(document.querySelector('section')!);
    expect(panel()).toBeNull();
    await open();
    act(() => screen.getByText('Elsewhere').focus());
    expect([panel(), document.activeElement?.textContent]).toEqual([null, 'Elsewhere']);
  });
});

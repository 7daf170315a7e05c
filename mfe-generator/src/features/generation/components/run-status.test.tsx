// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react';
import type { Waiting } from '@storyloom/shared/stream';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { versionOf } from '../../../testing/version-of.ts';
import { BlockStore } from '../model/block-store.ts';
import type { Task } from '../model/generation-task.ts';
import { useStoryProgress } from '../model/use-story-progress.ts';
import { endNews } from '../messages.ts';
import { ActionBar } from './action-bar.tsx';
import { RunStatus } from './run-status.tsx';

const settings = { ...versionOf('a').settings, length: 1200 };
beforeEach(() => {
  vi.useFakeTimers();
});

describe('the live region', () => {
  interface Status {
    readonly running?: boolean;
    readonly words?: number;
    readonly from?: number;
    readonly news?: string;
    readonly on?: Waiting['on'];
    readonly hasText?: boolean;
  }
  const said = ({ running = false, words, from = 0, news, on, hasText = words !== undefined }: Status) => (
    <RunStatus
      running={running}
      progress={words === undefined ? undefined : { words, goal: 1500, from }}
      wait={on && { on, ahead: 2, since: Date.now() - 72_000 }}
      hasText={hasText}
      reconnecting={false}
      news={news}
    />
  );
  /** Texts of the live region while these are rendered one after the other. */
  function hear(...steps: Status[]): readonly (string | null)[] {
    const { rerender } = render(said({}));
    const region = screen.getByRole('status');
    const heard = [region.textContent];
    for (const step of steps) {
      rerender(said(step));
      if (region.textContent !== heard.at(-1)) heard.push(region.textContent);
    }
    expect(screen.getByRole('status')).toBe(region);
    return heard;
  }
  const growing = (...counts: number[]): Status[] => counts.map((words) => ({ running: true, words }));

  it('Beginning, middle and end of a story are announced once each, in one live region', () => {
    const news = endNews({ ending: 'complete', title: 'The Light', words: 1234, settings, last: true });
    expect(hear({ running: true }, ...growing(1, 312, 749, 750, 1200, 1800), { news })).toEqual([
      '',
      'Writing your story…',
      'About half of the story is written.',
      'Story complete: “The Light”, 1,234 words. That was your last free story.',
    ]);
  });

  it('announces no middle that was there before, and why a story did not reach its end', () => {
    expect(hear(...growing(800, 1400).map((step) => ({ ...step, from: 750 })))).toEqual(['', 'Writing your story…']);
    cleanup();
    const news = endNews({ ending: 'lost', title: 'The Light', words: 12, settings });
    expect(hear({ running: true }, { news }).at(-1)).toBe(
      'The story broke off before its end. “The Light”, 12 words. The story is unfinished. Everything that arrived is kept.',
    );
  });

  it('says whether the model or the length asked for ended a story', () => {
    const news = (words: number) => endNews({ ending: 'length', title: 'The Light', words, settings });
    expect(news(settings.length - 1)).toContain('The storyteller reached its length limit. ');
    expect(news(settings.length)).toContain('The story ran past the length you asked for. ');
  });

  it('announces each change of a wait once, without its seconds', () => {
    const running = true;
    const steps: Status[] = [
      { running },
      { running, on: 'turn' },
      { running, on: 'loading' },
      { running, on: 'loading' },
      { running, words: 1 },
      { running, words: 2, on: 'thinking' },
      { running, words: 2 },
    ];
    expect(hear(...steps)).toEqual([
      '',
      'Writing your story…',
      '2 stories before yours',
      'The model is loading',
      'Writing your story…',
      'The model is thinking',
      '',
    ]);
  });
});

describe('the progress', () => {
  const options = { ...versionOf('a').settings, prompt: 'A lamp', genre: 'fantasy' } as const;
  const pass = () => act(() => vi.advanceTimersByTime(1000));
  function count(task: Task, text: string) {
    const store = new BlockStore();
    store.reset(text);
    const hook = renderHook(({ growing }) => useStoryProgress(store, task, growing), {
      initialProps: { growing: true },
    });
    return { store, ...hook };
  }

  it('The words of a growing story are counted once a second, and not when it is done', () => {
    const { store, result, rerender } = count({ kind: 'new', options }, '');
    expect(result.current).toBeUndefined();
    store.append('# The Light\n\nOnce upon');
    pass();
    expect(result.current).toEqual({ words: 4, goal: 500, from: 0 });
    store.append(' a time there was');
    pass();
    expect(result.current?.words).toBe(8);
    rerender({ growing: false });
    expect(result.current).toBeUndefined();
  });

  it('The words of a continuation count the whole text, and its goal is added to them', () => {
    const of = versionOf('a', { text: 'Once upon', words: 2000 });
    const { result } = count({ kind: 'more', options, of }, of.text);
    pass();
    expect(result.current).toEqual({ words: 2, goal: 2500, from: 2000 });
  });
});

describe('the action bar', () => {
  function bar(props: Partial<Parameters<typeof ActionBar>[0]> = {}) {
    return (
      <ActionBar
        form="form"
        label="Generate Story"
        running={false}
        problem={undefined}
        progress={undefined}
        reconnecting={false}
        summary={null}
        ref={{ current: null }}
        onStop={() => undefined}
        onJump={undefined}
        {...props}
      />
    );
  }
  const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

  it('Stop works at a click, but not at the second click of a double click on Generate', () => {
    const onStop = vi.fn();
    const { rerender } = render(bar({ onStop }));
    rerender(bar({ running: true, onStop }));
    const stop = screen.getByRole('button');
    fireEvent.click(stop, { detail: 2 });
    expect(onStop).not.toHaveBeenCalled();
    fireEvent.click(stop, { detail: 1 });
    expect(onStop).toHaveBeenCalledTimes(1);
  });

  /** Gives a button a position, as in a real layout. */
  function layOut(button: Element, place: DOMRect) {
    vi.spyOn(button, 'getBoundingClientRect').mockReturnValue(place);
  }

  it.each([
    ['in the same place within a second does not stop the story', 200, 700, 0],
    ['elsewhere within a second stops the story', 200, 300, 1],
  ])('A tap after one on Generate %s', (_case, clientX, clientY, stops) => {
    const onStop = vi.fn();
    const { rerender } = render(bar({ onStop }));
    fireEvent.click(screen.getByRole('button'), { detail: 1, clientX, clientY });
    rerender(bar({ running: true, onStop }));
    const stop = screen.getByRole('button');
    layOut(stop, new DOMRect(20, 680, 350, 50));
    fireEvent.click(stop, { detail: 1, clientX: 205, clientY: 702 });
    expect(onStop).toHaveBeenCalledTimes(stops);
    vi.advanceTimersByTime(1001);
    fireEvent.click(stop, { detail: 3, clientX: 205, clientY: 702 });
    expect(onStop).toHaveBeenCalledTimes(stops + 1);
  });

  it('The action bar shows the progress without announcing it', () => {
    const { container } = render(bar({ running: true, progress: { words: 312, goal: 1500, from: 0 } }));
    expect(container).toHaveTextContent('312 of about 1,500 words');
    expect(container.querySelector('[aria-live], [role="status"]')).toBeNull();
  });

  it('shows a wait that is out of sight instead of the progress', () => {
    const wait = { on: 'thinking', since: Date.now() - 72_000 } as const;
    const { container } = render(bar({ running: true, wait, progress: { words: 312, goal: 1500, from: 0 } }));
    expect(container).toHaveTextContent('The model is thinking 1 min 12 s');
    expect(container).not.toHaveTextContent('of about');
  });

  it('The action bar offers to jump to the end of the story while that is out of sight', () => {
    const onJump = vi.fn();
    const { rerender } = render(bar({ running: true, onJump }));
    expect(names()).toEqual(['Stop', 'Jump to latest']);
    fireEvent.click(screen.getByRole('button', { name: 'Jump to latest' }));
    expect(onJump).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: 'Stop' })).toHaveFocus();
    rerender(bar({ running: true }));
    expect(names()).toEqual(['Stop']);
  });
});

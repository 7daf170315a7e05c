// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { useState, useSyncExternalStore } from 'react';
import { describe, expect, it } from 'vitest';
import { openGeneration, options } from '../../../testing/open-generation.ts';

let press: () => void;
const asNew = { kind: 'new', options } as const;

describe('the rendering of a run', () => {
  it('The last words are shown before the end of their run is rendered, and a press is answered before its beginning is', async () => {
    const seen: string[] = [];
    const generation = openGeneration([], {}, ({ run, store }) => {
      const isGrowing = useSyncExternalStore(store.subscribe, store.getSnapshot).tail !== undefined;
      const [isPressed, setPressed] = useState(false);
      press = () => setPressed(true);
      seen.push(`${run.phase}, ${isGrowing ? 'growing' : 'still'}${isPressed ? ', pressed' : ''}`);
    });
    await act(async () => {
      press();
      void generation.page().write(asNew);
    });
    expect(seen).toContain('idle, still, pressed');
    await generation.tell('Once.');
    expect(seen).toContain('streaming, still, pressed');
    expect(seen.at(-1)).toBe('done, still, pressed');
  });

  it('A story that is replaced leaves the page with the press that asks for another', async () => {
    const phases: string[] = [];
    const generation = openGeneration([], {}, ({ run }) => {
      const [isPressed, setPressed] = useState(false);
      press = () => setPressed(true);
      phases.push(`${run.phase}${isPressed ? ', pressed' : ''}`);
    });
    await generation.write(asNew);
    await generation.tell('Once.');
    await act(async () => {
      press();
      void generation.page().write({ ...asNew, kind: 'another' });
    });
    expect(phases).not.toContain('done, pressed');
    expect(phases.at(-1)).toBe('waiting, pressed');
  });

  it('A page that is left when a story has ended, but its end is not rendered, stores how it ended', async () => {
    const generation = openGeneration();
    const left: unknown[] = [];
    generation.onEnd.mockImplementation(() => {
      expect(generation.page().run.phase).toBe('streaming');
      left.push(...generation.page().snapshot());
    });
    await generation.write(asNew);
    await generation.tell('Once upon a time.', 'complete', 4);
    expect(left).toMatchObject([{ text: 'Once upon a time.', ending: 'complete', words: 4 }]);
  });
});

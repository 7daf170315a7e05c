// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { forgetPaper, usePagePaper, wearPaper } from './page-paper.ts';

const { dataset } = document.documentElement;

beforeEach(() => {
  delete dataset['paper'];
});

describe('the paper of the page', () => {
  it('is there while a story is shown, and leaves with the last one', () => {
    const { result } = renderHook(() => usePagePaper());
    expect(result.current).toBe('auto');
    const takeOff: (() => void)[] = [];
    act(() => void takeOff.push(wearPaper('night'), wearPaper('night')));
    expect([dataset['paper'], result.current]).toEqual(['night', 'night']);
    act(() => takeOff[0]?.());
    expect(result.current).toBe('night');
    act(() => takeOff[1]?.());
    expect([dataset['paper'], result.current]).toEqual([undefined, 'auto']);
  });

  it('is the theme’s own where that was chosen', () => {
    wearPaper('auto')();
    expect(dataset['paper']).toBeUndefined();
  });

  it('that came with an address is kept for the story, and forgotten where none is shown', () => {
    dataset['paper'] = 'sepia';
    const takeOff = wearPaper('sepia');
    forgetPaper();
    expect(dataset['paper']).toBe('sepia');
    takeOff();
    dataset['paper'] = 'sepia';
    forgetPaper();
    expect(dataset['paper']).toBeUndefined();
  });

  it('is none that there isn’t', () => {
    dataset['paper'] = 'toString';
    expect(renderHook(() => usePagePaper()).result.current).toBe('auto');
  });
});

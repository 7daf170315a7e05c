// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { forgetPaper, usePagePaper, wearPaper } from './page-paper.ts';

const { dataset } = document.documentElement;

beforeEach(() => {
  delete dataset['paper'];
});

describe('the paper of the page', () => {
  it('The page has a story’s paper until the last story is unmounted', () => {
    const { result } = renderHook(() => usePagePaper());
    expect(result.current).toBe('auto');
    const takeOff: (() => void)[] = [];
    act(() => void takeOff.push(wearPaper('night'), wearPaper('night')));
    expect([dataset['paper'], result.current]).toEqual(['night', 'night']);
    act(() => takeOff[0]?.());
    expect(result.current).toBe('night');
    act(() => takeOff[1]?.());
    expect([dataset['paper'], result.current]).toEqual([undefined, 'auto']);
    wearPaper('auto')();
    expect(dataset['paper']).toBeUndefined();
    dataset['paper'] = 'toString';
    expect(renderHook(() => usePagePaper()).result.current).toBe('auto');
  });

  it('A paper set before rendering is kept for a story, and removed where none is shown', () => {
    dataset['paper'] = 'sepia';
    const takeOff = wearPaper('sepia');
    forgetPaper();
    expect(dataset['paper']).toBe('sepia');
    takeOff();
    dataset['paper'] = 'sepia';
    forgetPaper();
    expect(dataset['paper']).toBeUndefined();
  });
});

// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import type { EditorView } from 'prosemirror-view';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openStory } from '../../../testing/typed-text.ts';
import { deskEditor } from '../editor/desk-editor.ts';
import { useRoomForCaret } from './use-room-for-caret.ts';

let view: EditorView;
let viewport: EventTarget & { height: number };
const onScroll = vi.fn(() => true);

/** What lies over the page at its top and its foot, as CSS says it. */
function cover(scrollPaddingBlockStart: string, scrollPaddingBlockEnd: string): void {
  const style = { scrollPaddingBlockStart, scrollPaddingBlockEnd } as CSSStyleDeclaration;
  vi.spyOn(window, 'getComputedStyle').mockReturnValue(style);
}

beforeEach(() => {
  onScroll.mockClear();
  viewport = Object.assign(new EventTarget(), { height: 800 });
  vi.stubGlobal('visualViewport', viewport);
  cover('120px', 'auto');
});

function open() {
  view = openStory('One|', { handleScrollToSelection: onScroll });
  renderHook(() => useRoomForCaret(deskEditor(view)));
}

function resize(height: number): void {
  viewport.height = height;
  viewport.dispatchEvent(new Event('resize'));
}

describe('the room that is kept around the caret', () => {
  it('The room for the caret is as high as what lies over the page, and is measured again when the window changes', () => {
    open();
    const room = { top: 120, bottom: 0, left: 0, right: 0 };
    expect(view.props).toMatchObject({ scrollMargin: room, scrollThreshold: room });
    cover('64px', '72px');
    resize(900);
    const phone = { ...room, top: 64, bottom: 72 };
    expect(view.props).toMatchObject({ scrollMargin: phone, scrollThreshold: phone });
  });

  it('A keyboard that opens over the caret scrolls the text to it, and one that closes does not', () => {
    open();
    view.focus();
    resize(450);
    expect(onScroll).toHaveBeenCalledOnce();
    resize(450);
    resize(800);
    expect(onScroll).toHaveBeenCalledOnce();
    resize(500);
    expect(onScroll).toHaveBeenCalledTimes(2);
    document.body.appendChild(document.createElement('input')).focus();
    resize(450);
    expect(onScroll, 'The keyboard is another field’s').toHaveBeenCalledTimes(2);
  });

  it('A browser that says nothing of its viewport has the editor’s own room', () => {
    vi.stubGlobal('visualViewport', null);
    open();
    expect(view.props.scrollMargin).toBeUndefined();
  });
});

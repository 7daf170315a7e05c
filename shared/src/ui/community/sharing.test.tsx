// @vitest-environment jsdom
import { act, cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { toast, Toaster } from '@storyloom/shared/ui';
import { isTold } from '@storyloom/testing/community-page';
import { LATE_PRESS_MS, SHARE_DEFAULTS, ShareForm, ShareOutcome, type ShareSubject } from './index.ts';
import { sharePreview } from './share-preview.ts';

const STORY: ShareSubject = {
  text: 'It was dark.',
  lang: 'en',
  genre: 'scifi',
  ownTitle: 'The Lamp',
  prompt: 'offered',
};

/** By text, because queries by role are slow with many styles. */
const press = (text: string) => fireEvent.click(screen.getByText(text));

describe('ShareForm', () => {
  type Props = ComponentProps<typeof ShareForm>;
  function show(props: Partial<Props> = {}) {
    const calls = { onChange: vi.fn(), onShare: vi.fn(), onSignIn: vi.fn(), onCancel: vi.fn() };
    const given = { byline: 'Ada', story: STORY, first: SHARE_DEFAULTS, busy: false, signedOut: undefined, ...calls };
    const { rerender } = render(<ShareForm {...given} {...props} />);
    return {
      ...calls,
      change: (changed: Partial<Props>) => rerender(<ShareForm {...given} {...props} {...changed} />),
    };
  }
  const titleField = () => screen.getByLabelText<HTMLInputElement>('Title (optional)');
  const promptBox = () => screen.queryByLabelText<HTMLInputElement>('Also share prompt as inspiration');
  const PUBLIC = 'Make public for other users to see and use';
  const submit = () => fireEvent.submit(titleField().form!);
  const spoken = () => screen.getByRole('status').textContent;
  const describedBy = (element: Element | null) =>
    document.getElementById(element?.getAttribute('aria-describedby') ?? '')?.textContent ?? '';
  const summary = () => describedBy(screen.getByText('Share Story').closest('button'));

  it('The story is shared as it was chosen, and each change is told', () => {
    const { onChange, onShare, onCancel } = show();
    fireEvent.change(titleField(), { target: { value: 'The Lantern' } });
    fireEvent.click(promptBox()!);
    press(PUBLIC);
    // Otherwise the browser would load the page again.
    expect(submit()).toBe(false);
    const title = 'The Lantern';
    expect(onChange.mock.calls).toEqual([
      [{ title, withPrompt: true, isPublic: true }],
      [{ title, withPrompt: false, isPublic: true }],
      [{ title, withPrompt: false, isPublic: false }],
    ]);
    expect(onShare.mock.calls).toEqual([[{ title, withPrompt: false, isPublic: false }]]);
    press('Cancel');
    expect(onCancel).toHaveBeenCalledOnce();
  });

  it('A summary says who can read it, and is announced after a choice but not while the title is typed', () => {
    show();
    expect(summary()).toMatch(/^Everyone can find and read this story, under the name “Ada”\./);
    expect(spoken()).toBe('');
    press(PUBLIC);
    expect(summary()).toMatch(/^Only people with the link can read this story/);
    expect(spoken()).toBe(summary());
    fireEvent.change(titleField(), { target: { value: 'The Lantern' } });
    expect(spoken()).toBe('');
  });

  it('A prompt is offered only if it is the user’s own and not shared yet, and is credited otherwise', () => {
    for (const [prompt, credited, isChecked, isFixed, hint] of [
      ['offered', undefined, true, false, ''],
      ['shared', undefined, true, true, 'Its prompt has already been shared.'],
      ['known', undefined, false, true, 'Its prompt is already an inspiration.'],
      ['known', 'Mina', false, true, 'This prompt is by Mina. Your story credits them.'],
      ['none', undefined, false, undefined, ''],
    ] as const) {
      const { onShare } = show({ story: { ...STORY, prompt, credited } });
      const box = promptBox();
      expect([box?.disabled, box?.checked ?? false, describedBy(box)]).toEqual([isFixed, isChecked, hint]);
      submit();
      expect(onShare).toHaveBeenCalledWith({ ...SHARE_DEFAULTS, withPrompt: isChecked });
      cleanup();
    }
  });

  it('A user whose session has ended gets to the button that signs in, with the choices, and nothing is shared', () => {
    const { onShare, onSignIn, change } = show();
    press(PUBLIC);
    change({ busy: true });
    submit();
    change({ signedOut: 'Your sign-in has expired.' });
    expect(screen.getByText('What you entered will still be here.')).toBeTruthy();
    submit();
    expect(onShare).not.toHaveBeenCalled();
    expect(document.activeElement?.textContent).toBe('Sign in');
    press('Sign in');
    expect(onSignIn.mock.calls).toEqual([[{ ...SHARE_DEFAULTS, isPublic: false }]]);
  });

  it('The key that opened the form does not share while it is held down', () => {
    show();
    const isPrevented = (key: string, repeat: boolean) => {
      const event = createEvent.keyDown(titleField(), { key, repeat });
      fireEvent(titleField(), event);
      return event.defaultPrevented;
    };
    const keys = [isPrevented('Enter', true), isPrevented('Enter', false), isPrevented('a', true)];
    expect(keys).toEqual([true, false, false]);
  });
});

describe('ShareOutcome', () => {
  const SHARED = { title: 'The Lamp', isPublic: true, shareId: 'link-1' };
  const show = (props: Partial<ComponentProps<typeof ShareOutcome>> = {}) =>
    render(
      <MemoryRouter>
        <ShareOutcome shared={SHARED} onDone={() => undefined} {...props} />
        <Toaster />
      </MemoryRouter>,
    ).container;
  const address = () => screen.getByLabelText<HTMLInputElement>('Link');
  const selected = () => address().value.slice(address().selectionStart ?? 0, address().selectionEnd ?? 0);
  const link = `${location.origin}/s/link-1`;

  it('The link is copied, or selected if that fails or when it gets the focus', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValueOnce();
    writeText.mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    show();
    expect(address().value).toBe(link);
    expect(screen.getByRole('link', { name: 'Open the page: The Lamp' }).getAttribute('href')).toBe('/s/link-1');
    for (const told of ['Link copied to clipboard!', 'The link could not be copied. Select it and copy it by hand.']) {
      address().setSelectionRange(0, 0);
      await act(async () => press('Copy link'));
      await isTold(told);
      act(() => toast.dismiss());
    }
    expect(writeText.mock.calls).toEqual([[link], [link]]);
    expect(selected()).toBe(link);
    address().setSelectionRange(0, 0);
    fireEvent.focus(address());
    expect(selected()).toBe(link);
    Reflect.deleteProperty(navigator, 'clipboard');
  });

  it('The outcome says who can read the story, with the focus, and has no link to a private one', () => {
    for (const [isPublic, title] of [
      [true, 'Everyone can read it now'],
      [false, 'Anyone with the link can read it now'],
    ] as const) {
      const root = show({ shared: { ...SHARED, isPublic, isSavedToo: isPublic } });
      expect(document.activeElement?.textContent).toBe(title);
      expect(root.textContent.includes('It’s also saved in My Stories.')).toBe(isPublic);
      cleanup();
    }
    const said = { title: 'It’s private', text: 'Only you see it.' };
    expect(show({ shared: { ...SHARED, shareId: '' }, said }).textContent).toMatch(
      /^It’s privateOnly you see it\.Done/,
    );
    expect(screen.queryByLabelText('Link')).toBeNull();
  });
});

describe('the second press of a double press on “Share Story”', () => {
  it('It hits nothing for a second after the story was shared, where a key works at once', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const [onDone, onPointerDown] = [vi.fn(), vi.fn()];
    render(
      <MemoryRouter>
        <div onPointerDown={onPointerDown}>
          <ShareOutcome shared={{ title: 'The Lamp', isPublic: true, shareId: 'link-1' }} onDone={onDone} />
        </div>
      </MemoryRouter>,
    );
    // The second click of a double click has the count 2, if the device reports it.
    const click = (detail: number) => {
      fireEvent.pointerDown(screen.getByText('Done'), { button: 0 });
      fireEvent.click(screen.getByText('Done'), { detail });
    };
    for (const count of [2, 1]) click(count);
    expect([onPointerDown.mock.calls, onDone.mock.calls]).toEqual([[], []]);
    fireEvent.click(screen.getByText('Done'), { detail: 0 });
    expect(onDone).toHaveBeenCalledOnce();
    act(() => vi.advanceTimersByTime(LATE_PRESS_MS));
    click(1);
    expect([onPointerDown, onDone].map(({ mock }) => mock.calls.length)).toEqual([1, 2]);
  });
});

describe('the preview of a story', () => {
  it('It is the first 150 characters, without marks, and never ends within a character', () => {
    for (const character of ['a', '🌍']) {
      expect(sharePreview(character.repeat(151), '')).toBe(`${character.repeat(150)}…`);
      expect(sharePreview(character.repeat(150), '')).toBe(character.repeat(150));
    }
    expect(sharePreview(`${'a'.repeat(149)}🌍🌍`, '')).toBe(`${'a'.repeat(149)}🌍…`);
    expect(sharePreview('**a** '.repeat(200), '')).toBe(`${'a '.repeat(75).trim()}…`);
  });

  it('It is plain text on one line, with a line for each heading', () => {
    for (const [text, preview] of [
      ['The Light\n\nOnce.\r\nTwice.\n', 'The Light Once. Twice.'],
      ['## The _ninth_ night\n\n*Once*, __slowly__.', 'The ninth night\nOnce, slowly.'],
      ['Once.\n\n***\n\nTwice.\n\n---\nThrice.', 'Once. Twice. Thrice.'],
      ['She wrote 5 * 3 and snake_case # here.', 'She wrote 5 * 3 and snake_case # here.'],
      ['Once.\n\n## Night\n\n### Rain\nTwice.\nThrice.', 'Once.\nNight\nRain\nTwice. Thrice.'],
      ['# One\nOnce.\n# Two\nTwice.', 'One\nOnce.\nTwo\nTwice.'],
      ['# The **Light**\n\n## Night\n\nOnce.', 'Night\nOnce.'],
    ])
      expect(sharePreview(text!, 'The Lamp')).toBe(preview);
  });
});

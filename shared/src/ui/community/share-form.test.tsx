// @vitest-environment jsdom
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { ShareSubject } from './share-choices.ts';
import { SHARE_DEFAULTS } from './share-choices.ts';
import { ShareForm } from './share-form.tsx';

const STORY: ShareSubject = {
  text: 'It was dark.',
  lang: 'en',
  genre: 'scifi',
  ownTitle: 'The Lamp',
  prompt: 'offered',
};
type Props = ComponentProps<typeof ShareForm>;

function show(props: Partial<Props> = {}) {
  const calls = { onChange: vi.fn(), onShare: vi.fn(), onSignIn: vi.fn(), onCancel: vi.fn() };
  const form = (changed: Partial<Props> = {}) => (
    <ShareForm
      byline="Ada"
      story={STORY}
      first={SHARE_DEFAULTS}
      busy={false}
      signedOut={undefined}
      {...calls}
      {...props}
      {...changed}
    />
  );
  const { rerender } = render(form());
  return { ...calls, change: (changed: Partial<Props>) => rerender(form(changed)) };
}

/** By text, because queries by role are slow with many styles. */
const press = (text: string) => fireEvent.click(screen.getByText(text));
const titleField = () => screen.getByLabelText<HTMLInputElement>('Title (optional)');
const promptBox = () => screen.queryByLabelText<HTMLInputElement>('Also share prompt as inspiration');
const PUBLIC = 'Make public for other users to see and use';
const submit = () => fireEvent.submit(titleField().form!);
const spoken = () => screen.getByRole('status').textContent;
const summary = () => {
  const id = screen.getByText('Share Story').closest('button')?.getAttribute('aria-describedby');
  return document.getElementById(id ?? '')?.textContent;
};

describe('ShareForm', () => {
  it('The story is shared as it was chosen, and each change is told', () => {
    const { onChange, onShare } = show();
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

  it.each<[ShareSubject['prompt'], string | undefined, boolean, boolean, string]>([
    ['offered', undefined, true, false, ''],
    ['shared', undefined, true, true, 'Its prompt has already been shared.'],
    ['known', undefined, false, true, 'Its prompt is already an inspiration.'],
    ['known', 'Mina', false, true, 'This prompt is by Mina. Your story credits them.'],
  ])('A prompt that is %s (credited to %s) is checked: %s, and fixed: %s', (prompt, credited, checked, fixed, hint) => {
    const { onShare } = show({ story: { ...STORY, prompt, credited } });
    const box = promptBox()!;
    expect([box.checked, box.disabled]).toEqual([checked, fixed]);
    expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent ?? '').toBe(hint);
    submit();
    expect(onShare).toHaveBeenCalledWith({ ...SHARE_DEFAULTS, withPrompt: checked });
  });

  it('A story without a prompt offers none, and shares none', () => {
    const { onShare } = show({ story: { ...STORY, prompt: 'none' } });
    expect(promptBox()).toBeNull();
    submit();
    expect(onShare).toHaveBeenCalledWith({ ...SHARE_DEFAULTS, withPrompt: false });
  });

  it('A busy form does not share again', () => {
    const { onShare, change } = show();
    change({ busy: true });
    submit();
    expect(onShare).not.toHaveBeenCalled();
  });

  it('A user whose session has ended gets to the button that signs in, with the choices, and nothing is shared', () => {
    const { onShare, onSignIn, change } = show();
    press(PUBLIC);
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
    expect([isPrevented('Enter', true), isPrevented('Enter', false), isPrevented('a', true)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('Cancel leaves the form', () => {
    const { onCancel } = show();
    press('Cancel');
    expect(onCancel).toHaveBeenCalledOnce();
  });
});

// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Button } from './button.tsx';
import { PasswordField } from './password-field.tsx';
import { Slider } from './slider/slider.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

describe('Button', () => {
  const handleClick = vi.fn();
  const handleSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
  beforeEach(() => vi.clearAllMocks());

  it('A busy button keeps the focus, is announced as busy, and ignores pointer and keyboard', async () => {
    const { rerender } = render(<Button onClick={handleClick}>Share Story</Button>);
    const button = screen.getByRole('button', { name: 'Share Story' });
    button.focus();
    rerender(
      <Button busy busyLabel="Sharing..." onClick={handleClick}>
        Share Story
      </Button>,
    );
    expect([document.activeElement, button.textContent]).toEqual([button, 'Sharing...']);
    expect(['aria-disabled', 'aria-busy'].map((name) => button.getAttribute(name))).toEqual(['true', 'true']);
    await userEvent.click(button);
    await userEvent.keyboard('{Enter} ');
    expect(handleClick).not.toHaveBeenCalled();
  });

  it('A busy submit button, or another kind of button, submits no form, even by Enter in a field', async () => {
    const form = (busy: boolean) => (
      <form onSubmit={handleSubmit}>
        <input aria-label="Email" />
        <Button type="submit" busy={busy}>
          Sign in
        </Button>
        <Button>Help</Button>
      </form>
    );
    const { rerender } = render(form(true));
    await userEvent.type(screen.getByLabelText('Email'), 'a{Enter}');
    for (const button of screen.getAllByRole('button')) await userEvent.click(button);
    expect(handleSubmit).not.toHaveBeenCalled();
    rerender(form(false));
    await userEvent.type(screen.getByLabelText('Email'), '{Enter}');
    expect(handleSubmit).toHaveBeenCalledOnce();
  });

  it('A button can be disabled and still get the focus', () => {
    render(
      <Button disabled focusableWhenDisabled>
        Generate
      </Button>,
    );
    const button = screen.getByRole<HTMLButtonElement>('button');
    expect([button.disabled, button.getAttribute('aria-disabled')]).toEqual([false, 'true']);
  });
});

function descriptionOf(element: HTMLElement): string {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? `missing ${id}`).join(' | ');
}

describe('Field', () => {
  it('A control is named by its label and described by its error, which makes it invalid, and its hint', () => {
    const { rerender } = render(<TextField label="Title" optional error="" />);
    const input = screen.getByLabelText('Title (optional)');
    expect([input.hasAttribute('aria-describedby'), input.hasAttribute('aria-invalid')]).toEqual([false, false]);
    rerender(<TextField label="Title" optional hint="Only you see it." />);
    expect([descriptionOf(input), input.hasAttribute('aria-invalid')]).toEqual(['Only you see it.', false]);
    rerender(<TextField label="Title" optional hint="Only you see it." error="Enter a title." />);
    expect(descriptionOf(input)).toBe('Error: Enter a title. | Only you see it.');
    expect(input.getAttribute('aria-invalid')).toBe('true');
  });

  it('The document title starts with “Error:” while any field has an error', () => {
    document.title = 'Settings · Storyloom';
    const view = (email: string, name: string) => (
      <>
        <TextField label="Email" error={email} />
        <TextField label="Name" error={name} />
      </>
    );
    const { rerender, unmount } = render(view('Enter an e-mail address.', 'Enter a name.'));
    expect(document.title).toBe('Error: Settings · Storyloom');
    rerender(view('', 'Enter a name.'));
    expect(document.title).toBe('Error: Settings · Storyloom');
    rerender(view('', ''));
    expect(document.title).toBe('Settings · Storyloom');
    rerender(view('Enter an e-mail address.', ''));
    document.title = 'Another page · Storyloom';
    unmount();
    expect(document.title).toBe('Another page · Storyloom');
  });

  it('An error is announced when it appears in the focused field, but not when the field has just been focused', () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(1000);
    const spoken = () => document.querySelector('[aria-live="assertive"]')?.textContent;
    const { rerender } = render(<TextField label="Title" />);
    act(() => screen.getByLabelText('Title').focus());
    rerender(<TextField label="Title" error="Enter a title." />);
    expect(spoken()).toBe('');
    rerender(<TextField label="Title" />);
    clock.mockReturnValue(5000);
    rerender(<TextField label="Title" error="Enter a title." />);
    expect(spoken()).toBe('Enter a title.');
    rerender(<TextField label="Title" />);
    expect(spoken()).toBe('');
    clock.mockRestore();
  });

  it('A password can be shown, which the page says, and is hidden again by its button or when the form is sent', () => {
    render(
      <form onSubmit={(event) => event.preventDefault()}>
        <PasswordField label="Password" autoComplete="new-password" />
      </form>,
    );
    const input = screen.getByLabelText<HTMLInputElement>('Password');
    const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
    fireEvent.change(input, { target: { value: 'secret' } });
    expect(input.type).toBe('password');
    press('Show password');
    expect([input.type, input.value]).toEqual(['text', 'secret']);
    expect(screen.getByText('Your password is visible')).toBeTruthy();
    press('Hide password');
    expect(input.type).toBe('password');
    press('Show password');
    fireEvent.submit(input);
    expect(input.type).toBe('password');
  });

  it('A text area counts characters, typed or given, against its limit without cutting the text off', () => {
    const { rerender } = render(<TextArea key="typed" label="Prompt" max={10} />);
    const area = screen.getByLabelText<HTMLTextAreaElement>('Prompt');
    fireEvent.change(area, { target: { value: 'twelve chars' } });
    expect(area.value).toBe('twelve chars');
    expect(screen.getByText('12 / 10')).toBeTruthy();
    expect(descriptionOf(area)).toBe('Up to 10 characters');
    rerender(<TextArea key="given" label="Prompt" max={4000} value={'a'.repeat(1234)} onChange={() => {}} />);
    expect(screen.getByText('1,234 / 4,000')).toBeTruthy();
  });

  it('A text area announces the remaining characters only near the limit and after a pause', () => {
    vi.useFakeTimers();
    const area = (length: number) => (
      <TextArea label="Prompt" max={100} value={'a'.repeat(length)} onChange={() => {}} />
    );
    const { container, rerender } = render(area(50));
    const live = () => container.querySelector('[aria-live="polite"]')?.textContent;
    act(() => vi.advanceTimersByTime(5000));
    expect(live()).toBe('');
    for (const length of [95, 96]) {
      rerender(area(length));
      act(() => vi.advanceTimersByTime(500));
    }
    expect(live()).toBe('');
    act(() => vi.advanceTimersByTime(500));
    expect(live()).toBe('4 characters left');
    rerender(area(101));
    act(() => vi.advanceTimersByTime(1000));
    expect(live()).toBe('1 character too many');
  });
});

describe('Slider', () => {
  function LengthSlider(props: Partial<ComponentProps<typeof Slider>>) {
    const [value, setValue] = useState(1500);
    return (
      <Slider
        label="Story length"
        hint="Longer stories take longer."
        value={value}
        min={500}
        max={5000}
        step={100}
        onValueChange={setValue}
        formatValue={(words) => `${words.toLocaleString('en')} words`}
        {...props}
      />
    );
  }
  /** Shows a slider whose track is 450 px wide, 100 px from the left. */
  function show(props: Partial<ComponentProps<typeof Slider>> = {}) {
    render(<LengthSlider {...props} />);
    const thumb = screen.getByRole('slider', { name: 'Story length' });
    const track = thumb.parentElement!.parentElement!;
    let captured = false;
    track.setPointerCapture = () => void (captured = true);
    track.hasPointerCapture = () => captured;
    track.getBoundingClientRect = () => ({ left: 100, width: 450 }) as DOMRect;
    return { thumb, track, value: () => Number(thumb.getAttribute('aria-valuenow')) };
  }

  it('A slider has its value in words, and moves by steps, ten steps or to its ends with the keyboard', async () => {
    const { thumb, value } = show();
    expect([value(), thumb.getAttribute('aria-valuetext'), descriptionOf(thumb)]).toEqual([
      1500,
      '1,500 words',
      'Longer stories take longer.',
    ]);
    await userEvent.tab();
    expect(document.activeElement).toBe(thumb);
    for (const [keys, expected] of [
      ['{ArrowRight}', 1600],
      ['{ArrowLeft}{ArrowDown}{ArrowUp}', 1500],
      ['{PageUp}{Shift>}{ArrowUp}{/Shift}', 3500],
      ['{End}{ArrowRight}', 5000],
      ['{PageDown}', 4000],
      ['{Home}{ArrowLeft}', 500],
    ] as const) {
      await userEvent.keyboard(keys);
      expect(value(), keys).toBe(expected);
    }
  });

  it('A press on the track takes the nearest step and the focus, and dragging goes on from there', () => {
    const { thumb, track, value } = show();
    fireEvent.pointerMove(track, { clientX: 300 });
    fireEvent.pointerDown(track, { clientX: 304, button: 2 });
    expect(value()).toBe(1500);
    // Otherwise the press would select text, or move the focus.
    expect(fireEvent.pointerDown(track, { clientX: 304, button: 0 })).toBe(false);
    expect([value(), document.activeElement]).toEqual([2500, thumb]);
    fireEvent.pointerMove(track, { clientX: 900 });
    expect(value()).toBe(5000);
  });

  it('A slider that is disabled keeps its value, and is no stop of Tab', async () => {
    const { thumb, track, value } = show({ disabled: true });
    fireEvent.pointerDown(track, { clientX: 304, button: 0 });
    fireEvent.keyDown(thumb, { key: 'ArrowRight' });
    await userEvent.tab();
    expect([value(), document.activeElement]).toEqual([1500, document.body]);
    expect(thumb.getAttribute('aria-disabled')).toBe('true');
  });
});

// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Slider } from './slider.tsx';

function LengthSlider({ start }: { readonly start: number }) {
  const [value, setValue] = useState(start);
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
    />
  );
}

describe('Slider', () => {
  it('A slider is named by its label and has its value in words', () => {
    render(<LengthSlider start={1500} />);
    const thumb = screen.getByRole('slider', { name: 'Story length' });
    expect(thumb.getAttribute('aria-valuetext')).toBe('1,500 words');
    expect(thumb.getAttribute('aria-valuenow')).toBe('1500');
    expect(document.getElementById(thumb.getAttribute('aria-describedby') ?? '')?.textContent).toContain('take longer');
  });

  it('A slider moves by one step with the arrow keys, and to its ends with Home and End', async () => {
    render(<LengthSlider start={1500} />);
    const thumb = screen.getByRole('slider');
    await userEvent.tab();
    expect(document.activeElement).toBe(thumb);
    await userEvent.keyboard('{ArrowRight}');
    expect(thumb.getAttribute('aria-valuetext')).toBe('1,600 words');
    await userEvent.keyboard('{End}{ArrowRight}');
    expect(thumb.getAttribute('aria-valuetext')).toBe('5,000 words');
    await userEvent.keyboard('{Home}');
    expect(thumb.getAttribute('aria-valuetext')).toBe('500 words');
  });

  it('Page Up and Page Down move a slider by ten steps, and so do the arrow keys with Shift', async () => {
    render(<LengthSlider start={1500} />);
    const thumb = screen.getByRole('slider');
    await userEvent.tab();
    await userEvent.keyboard('{PageUp}{Shift>}{ArrowUp}{/Shift}');
    expect(thumb.getAttribute('aria-valuenow')).toBe('3500');
    await userEvent.keyboard('{PageDown}{PageDown}{PageDown}{PageDown}');
    expect(thumb.getAttribute('aria-valuenow')).toBe('500');
  });

  it('A press on the track takes the nearest step and the focus, and dragging goes on from there', () => {
    render(<LengthSlider start={1500} />);
    const thumb = screen.getByRole('slider');
    const control = thumb.parentElement!.parentElement!;
    control.getBoundingClientRect = () => ({ left: 100, width: 450 }) as DOMRect;
    let captured = false;
    control.setPointerCapture = () => {
      captured = true;
    };
    control.hasPointerCapture = () => captured;
    fireEvent.pointerMove(control, { clientX: 300 });
    expect(thumb.getAttribute('aria-valuenow')).toBe('1500');
    // Otherwise the press would select text, or move the focus.
    expect(fireEvent.pointerDown(control, { clientX: 304, button: 0 })).toBe(false);
    expect(thumb.getAttribute('aria-valuenow')).toBe('2500');
    expect(document.activeElement).toBe(thumb);
    fireEvent.pointerMove(control, { clientX: 900 });
    expect(thumb.getAttribute('aria-valuenow')).toBe('5000');
  });

  it('A slider that is disabled keeps its value, and is no stop of Tab', async () => {
    const handleChange = vi.fn();
    render(
      <Slider
        label="Story length"
        disabled
        value={1500}
        min={500}
        max={5000}
        step={100}
        onValueChange={handleChange}
        formatValue={String}
      />,
    );
    const thumb = screen.getByRole('slider');
    const control = thumb.parentElement!.parentElement!;
    control.setPointerCapture = vi.fn();
    control.getBoundingClientRect = () => ({ left: 100, width: 450 }) as DOMRect;
    fireEvent.pointerDown(control, { clientX: 304, button: 0 });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(handleChange).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(document.body);
    expect([thumb, control].map((part) => part.getAttribute('aria-disabled'))).toEqual(['true', 'true']);
    expect(control.hasAttribute('data-disabled')).toBe(true);
  });

  it('A press of another button than the main one leaves a slider alone', () => {
    render(<LengthSlider start={1500} />);
    const thumb = screen.getByRole('slider');
    const control = thumb.parentElement!.parentElement!;
    control.setPointerCapture = vi.fn();
    control.getBoundingClientRect = () => ({ left: 100, width: 450 }) as DOMRect;
    fireEvent.pointerDown(control, { clientX: 304, button: 2 });
    expect(control.hasAttribute('data-disabled')).toBe(false);
    expect(thumb.getAttribute('aria-valuenow')).toBe('1500');
  });
});

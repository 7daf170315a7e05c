// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
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
});

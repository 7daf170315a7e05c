// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Tabs } from './tabs.tsx';

const items = [
  { value: 'prompt', label: 'Prompt', content: <input aria-label="Your prompt" /> },
  { value: 'favourites', label: 'Favourites', content: 'Nothing yet', disabled: true },
  { value: 'settings', label: 'Settings', content: 'Language' },
] as const;

describe('Tabs', () => {
  it('moves between tabs with the arrow keys, over disabled ones and around the end', async () => {
    const handleValueChange = vi.fn();
    render(<Tabs label="Generator" items={items} onValueChange={handleValueChange} />);
    expect(screen.getByRole('tablist', { name: 'Generator' })).toBeTruthy();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Settings' }));
    expect(screen.getByRole('tabpanel', { name: 'Settings' }).textContent).toBe('Language');
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Prompt' }).getAttribute('aria-selected')).toBe('true');
    expect(handleValueChange.mock.calls).toEqual([['settings'], ['prompt']]);
  });

  it('follows a controlled value', () => {
    const { rerender } = render(<Tabs label="Generator" items={items} value="prompt" />);
    rerender(<Tabs label="Generator" items={items} value="settings" />);
    expect(screen.getByRole('tab', { name: 'Settings' }).getAttribute('aria-selected')).toBe('true');
  });

  it('keeps what was typed in a hidden panel when asked to, and hides it from everybody', async () => {
    render(<Tabs label="Generator" items={items} keepMounted />);
    await userEvent.type(screen.getByLabelText('Your prompt'), 'A lighthouse');
    await userEvent.click(screen.getByRole('tab', { name: 'Settings' }));
    expect(screen.queryByRole('textbox')).toBeNull();
    await userEvent.click(screen.getByRole('tab', { name: 'Prompt' }));
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('A lighthouse');
  });
});

it('sets the name of a tab on one line, at its full width; more of them than fit are scrolled to', () => {
  render(<Tabs label="Generator" items={items} />);
  const { whiteSpace, flex } = getComputedStyle(screen.getByRole('tab', { name: 'Settings' }));
  expect([whiteSpace, flex]).toEqual(['nowrap', '0 0 auto']);
});

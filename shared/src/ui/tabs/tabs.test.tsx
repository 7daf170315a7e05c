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
const four = [...items, { value: 'story', label: 'Story', content: 'Once.' }];

describe('Tabs', () => {
  it('Arrow keys move between tabs, skipping disabled ones and wrapping around', async () => {
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

  it('The left arrow moves to the tab before, from the first to the last', async () => {
    render(<Tabs label="Generator" items={four} />);
    await userEvent.tab();
    for (const tab of ['Story', 'Settings', 'Prompt']) {
      await userEvent.keyboard('{ArrowLeft}');
      expect(document.activeElement).toBe(screen.getByRole('tab', { name: tab }));
    }
  });

  it('Home and End lead to the first and the last tab, and other keys, also with Control, are left to the browser', async () => {
    render(<Tabs label="Generator" items={four} />);
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Story' }));
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Story' }));
    await userEvent.keyboard('{Home}');
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Prompt' }));
    await userEvent.keyboard('x');
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Prompt' }));
  });

  it('One tab is in the tab order, and it and its panel name each other', () => {
    render(<Tabs label="Generator" items={items} defaultValue="settings" />);
    expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, 0]);
    const panel = screen.getByRole('tabpanel', { name: 'Settings' });
    expect(screen.getByRole('tab', { name: 'Settings' }).getAttribute('aria-controls')).toBe(panel.id);
  });

  it('Tabs follow a controlled value', () => {
    const { rerender } = render(<Tabs label="Generator" items={items} value="prompt" />);
    rerender(<Tabs label="Generator" items={items} value="settings" />);
    expect(screen.getByRole('tab', { name: 'Settings' }).getAttribute('aria-selected')).toBe('true');
  });

  it('A hidden panel that stays mounted keeps its typed text, and is not accessible', async () => {
    render(<Tabs label="Generator" items={items} keepMounted />);
    await userEvent.type(screen.getByLabelText('Your prompt'), 'A lighthouse');
    await userEvent.click(screen.getByRole('tab', { name: 'Settings' }));
    expect(screen.queryByRole('textbox')).toBeNull();
    await userEvent.click(screen.getByRole('tab', { name: 'Prompt' }));
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('A lighthouse');
  });
});

it('The name of a tab stays on one line at its full width', () => {
  render(<Tabs label="Generator" items={items} />);
  const { whiteSpace, flex } = getComputedStyle(screen.getByRole('tab', { name: 'Settings' }));
  expect([whiteSpace, flex]).toEqual(['nowrap', '0 0 auto']);
});

// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { Accordion } from './accordion/accordion.tsx';
import { Breadcrumb } from './breadcrumb/breadcrumb.tsx';
import { Button } from './button.tsx';
import { Menu } from './menu/menu.tsx';
import { Tabs } from './tabs/tabs.tsx';

const focused = () => document.activeElement?.textContent;

it('A breadcrumb lists the parent pages as links, and marks the current page, which is not a link', () => {
  const above = [
    { label: 'Blog', to: '/blog' },
    { label: 'Craft', to: '/blog/category/craft' },
  ];
  render(<Breadcrumb above={above} current="How to end a story" />, { wrapper: MemoryRouter });
  const links = within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Blog', '/blog'],
    ['Craft', '/blog/category/craft'],
  ]);
  expect(document.querySelector('[aria-current="page"]')?.textContent).toBe('How to end a story');
});

it('The section in which the browser’s search found text opens', () => {
  const items = [
    { id: 'price', title: 'What does it cost?', content: <p>Three stories are free.</p> },
    { id: 'language', title: 'Which languages?', content: <p>English and Chinese.</p> },
  ];
  render(<Accordion items={items} defaultOpen={['price']} />);
  const hidden = () =>
    ['Three stories are free.', 'English and Chinese.'].map((text) =>
      screen.getByText(text).closest('[hidden]')?.getAttribute('hidden'),
    );
  expect(hidden()).toEqual([undefined, 'until-found']);
  act(() => void screen.getByText('English and Chinese.').dispatchEvent(new Event('beforematch', { bubbles: true })));
  expect(hidden()).toEqual([undefined, undefined]);
});

describe('Menu', () => {
  it('A menu opens from the keyboard, runs an action, closes and returns the focus', async () => {
    const handleSignOut = vi.fn();
    const items = [
      { type: 'link', label: 'My Stories', to: '/dashboard' },
      { type: 'action', label: 'Sign out', onSelect: handleSignOut },
    ] as const;
    render(<Menu trigger={<Button>ada@example.org</Button>} items={items} />, { wrapper: MemoryRouter });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('menuitem', { name: 'My Stories' }).getAttribute('href')).toBe('/dashboard');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(handleSignOut).toHaveBeenCalledOnce();
    expect(screen.queryByRole('menu')).toBeNull();
    await vi.waitFor(() => expect(focused()).toBe('ada@example.org'));
  });

  it('A menu stays open while settings are ticked or chosen', async () => {
    const [handleCheck, handleChoose] = [vi.fn(), vi.fn()];
    const checks = [{ type: 'check', label: 'Easy', checked: false, onCheckedChange: handleCheck }] as const;
    const options = [
      { value: 'newest', label: 'Newest' },
      { value: 'likes', label: 'Most liked' },
    ];
    render(
      <Menu
        trigger={<Button>Filters</Button>}
        items={[
          { type: 'group', label: 'Difficulty', items: checks },
          { type: 'choice', label: 'Order', value: 'newest', options, onChoose: handleChoose },
        ]}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
    expect(screen.getByRole('group', { name: 'Difficulty' })).toBeTruthy();
    fireEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Easy' }));
    expect(handleCheck).toHaveBeenCalledWith(true);
    const states = screen.getAllByRole('menuitemradio').map((item) => item.getAttribute('aria-checked'));
    expect(states).toEqual(['true', 'false']);
    fireEvent.click(screen.getByRole('menuitemradio', { name: 'Most liked' }));
    expect(handleChoose).toHaveBeenCalledWith('likes');
    expect(screen.queryByRole('menu')).not.toBeNull();
  });

  it('A menu can be opened from elsewhere, and gives the focus elsewhere when it closes', async () => {
    const onOpenChange = vi.fn();
    const menu = (open: boolean) => (
      <Menu
        trigger={<Button>Tools</Button>}
        items={[{ type: 'action', label: 'Rewrite', onSelect: vi.fn() }]}
        {...{ open, onOpenChange }}
        onCloseAutoFocus={(event) => event.preventDefault()}
      />
    );
    const { rerender } = render(menu(false));
    expect(screen.queryByRole('menu')).toBeNull();
    rerender(menu(true));
    await userEvent.keyboard('{Escape}');
    expect(onOpenChange).toHaveBeenCalledWith(false);
    rerender(menu(false));
    await vi.waitFor(() => expect(document.activeElement).toBe(document.body));
  });
});

describe('Tabs', () => {
  const items = [
    { value: 'prompt', label: 'Prompt', content: <input aria-label="Your prompt" /> },
    { value: 'favourites', label: 'Favourites', content: 'Nothing yet', disabled: true },
    { value: 'settings', label: 'Settings', content: 'Language' },
    { value: 'story', label: 'Story', content: 'Once.' },
  ] as const;

  it('Arrow keys, Home and End move between tabs that are not disabled, and other keys are left alone', async () => {
    const handleValueChange = vi.fn();
    render(<Tabs label="Generator" items={items} onValueChange={handleValueChange} />);
    expect(screen.getByRole('tablist', { name: 'Generator' })).toBeTruthy();
    await userEvent.tab();
    for (const [key, tab] of [
      ['{ArrowRight}', 'Settings'],
      ['{ArrowRight}', 'Story'],
      ['{ArrowRight}', 'Prompt'],
      ['{ArrowLeft}', 'Story'],
      ['{ArrowLeft}', 'Settings'],
      ['{End}', 'Story'],
      ['{Control>}{Home}{/Control}', 'Story'],
      ['x', 'Story'],
      ['{Home}', 'Prompt'],
    ] as const) {
      await userEvent.keyboard(key);
      expect(document.activeElement, key).toBe(screen.getByRole('tab', { name: tab }));
      expect(screen.getByRole('tab', { selected: true }).textContent).toBe(tab);
    }
    expect(handleValueChange.mock.calls.slice(0, 3)).toEqual([['settings'], ['story'], ['prompt']]);
  });

  it('One tab is in the tab order, names its panel, follows a value, and may stay mounted', async () => {
    const { rerender } = render(<Tabs label="Generator" items={items} defaultValue="settings" />);
    const stops = () => screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex);
    expect(stops()).toEqual([-1, -1, 0, -1]);
    const panel = screen.getByRole('tabpanel', { name: 'Settings' });
    expect(panel.textContent).toBe('Language');
    expect(screen.getByRole('tab', { name: 'Settings' }).getAttribute('aria-controls')).toBe(panel.id);
    rerender(<Tabs label="Generator" items={items} value="story" />);
    expect(stops()).toEqual([-1, -1, -1, 0]);
    cleanup();
    render(<Tabs label="Generator" items={items} keepMounted />);
    fireEvent.change(screen.getByLabelText('Your prompt'), { target: { value: 'A lighthouse' } });
    await userEvent.click(screen.getByRole('tab', { name: 'Settings' }));
    await userEvent.click(screen.getByRole('tab', { name: 'Prompt' }));
    expect(screen.getByLabelText<HTMLInputElement>('Your prompt').value).toBe('A lighthouse');
  });
});

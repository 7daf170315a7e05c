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
import { Tooltip } from './tooltip/tooltip.tsx';

const focused = () => document.activeElement?.textContent;

it('A breadcrumb lists the parent pages as links, and marks the current page, which is not a link', () => {
  const above = [
    { label: 'Blog', to: '/blog' },
    { label: 'Craft', to: '/blog/category/craft' },
  ];
  render(<Breadcrumb above={above} current="How to end a story" />, { wrapper: MemoryRouter });
  const nav = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  const steps = nav.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(steps).toEqual(['Blog', 'Craft', 'How to end a story']);
  const links = nav.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/blog', '/blog/category/craft']);
  expect(document.querySelector('[aria-current="page"]')?.textContent).toBe('How to end a story');
});

describe('Accordion', () => {
  const items = [
    { id: 'price', title: 'What does it cost?', content: <p>Three stories are free.</p> },
    { id: 'language', title: 'Which languages?', content: <p>English and Chinese.</p> },
  ];
  /** The `hidden` attributes of the panels; `undefined` for an open one. */
  const hidden = () =>
    ['Three stories are free.', 'English and Chinese.'].map((text) =>
      screen.getByText(text).closest('[hidden]')?.getAttribute('hidden'),
    );

  it('Sections with headings of the given level open and close by keyboard, independently of each other', async () => {
    render(<Accordion items={items} level={2} defaultOpen={['language']} />);
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'What does it cost?',
      'Which languages?',
    ]);
    expect(hidden()).toEqual(['until-found', undefined]);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(hidden()).toEqual([undefined, undefined]);
    await userEvent.keyboard('{ArrowDown} ');
    expect(hidden()).toEqual([undefined, 'until-found']);
    const expanded = screen.getAllByRole('button').map((button) => button.getAttribute('aria-expanded'));
    expect(expanded).toEqual(['true', 'false']);
  });

  it('The section in which the browser’s search found text opens', () => {
    render(<Accordion items={items} />);
    const closed = screen.getByText('English and Chinese.').closest('[hidden]')!;
    act(() => void closed.dispatchEvent(new Event('beforematch', { bubbles: true })));
    expect(hidden()).toEqual(['until-found', undefined]);
    expect(screen.getByRole('button', { name: 'Which languages?' }).getAttribute('aria-expanded')).toBe('true');
  });
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

it('A tooltip opens on focus or hover, describes its button, and closes with Escape', async () => {
  render(
    <Tooltip content="Copies the whole story as text">
      <Button>Copy</Button>
    </Tooltip>,
  );
  const button = screen.getByRole('button', { name: 'Copy' });
  expect(screen.queryByRole('tooltip')).toBeNull();
  await userEvent.tab();
  const tooltip = screen.getByRole('tooltip');
  expect([tooltip.textContent, tooltip.id]).toEqual([
    'Copies the whole story as text',
    button.getAttribute('aria-describedby'),
  ]);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).toBeNull();
  expect(document.activeElement).toBe(button);
  await userEvent.hover(button);
  expect(await screen.findByRole('tooltip')).toBeTruthy();
});

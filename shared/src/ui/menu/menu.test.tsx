// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { MemoryRouter } from 'react-router-dom';
import { Button } from '@storyloom/shared/ui';
import { Menu } from './menu.tsx';

describe('Menu', () => {
  it('A menu opens from the keyboard, runs an action, closes and returns the focus', async () => {
    const handleSignOut = vi.fn();
    render(
      <MemoryRouter>
        <Menu
          trigger={<Button>ada@example.org</Button>}
          items={[
            { type: 'link', label: 'My Stories', to: '/dashboard' },
            { type: 'action', label: 'Sign out', onSelect: handleSignOut },
          ]}
        />
      </MemoryRouter>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('menuitem', { name: 'My Stories' }).getAttribute('href')).toBe('/dashboard');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(handleSignOut).toHaveBeenCalledOnce();
    expect(screen.queryByRole('menu')).toBeNull();
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('ada@example.org'));
  });

  it('A menu stays open while settings are ticked', async () => {
    const handleChange = vi.fn();
    const items = [{ type: 'check', label: 'Easy', checked: false, onCheckedChange: handleChange }] as const;
    render(<Menu trigger={<Button>Filters</Button>} items={[{ type: 'group', label: 'Difficulty', items }]} />);
    await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
    expect(screen.getByRole('group', { name: 'Difficulty' })).toBeTruthy();
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Easy' }));
    expect(handleChange).toHaveBeenCalledWith(true);
    expect(screen.queryByRole('menu')).not.toBeNull();
  });

  it('A menu stays open while one of several settings is chosen', async () => {
    const handleChoose = vi.fn();
    const options = [
      { value: 'newest', label: 'Newest' },
      { value: 'likes', label: 'Most liked' },
    ];
    render(
      <Menu
        trigger={<Button>Sort</Button>}
        items={[{ type: 'choice', label: 'Order', value: 'newest', options, onChoose: handleChoose }]}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Sort' }));
    const states = () => screen.getAllByRole('menuitemradio').map((item) => item.getAttribute('aria-checked'));
    expect(states()).toEqual(['true', 'false']);
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Most liked' }));
    expect(handleChoose).toHaveBeenCalledWith('likes');
    expect(screen.queryByRole('menu')).not.toBeNull();
  });

  it('A menu can be opened from elsewhere, and give the focus to something else when it closes', async () => {
    const handleOpenChange = vi.fn();
    const Page = ({ open }: { readonly open: boolean }) => (
      <>
        <input aria-label="Text" />
        <Menu
          trigger={<Button>Tools</Button>}
          items={[{ type: 'action', label: 'Rewrite', onSelect: vi.fn() }]}
          open={open}
          onOpenChange={handleOpenChange}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            screen.getByRole('textbox', { name: 'Text' }).focus();
          }}
        />
      </>
    );
    const { rerender } = render(<Page open={false} />);
    expect(screen.queryByRole('menu')).toBeNull();
    rerender(<Page open />);
    await userEvent.keyboard('{Escape}');
    expect(handleOpenChange).toHaveBeenCalledWith(false);
    rerender(<Page open={false} />);
    await vi.waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Text'));
  });
});

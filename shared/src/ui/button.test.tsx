// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Button } from './button.tsx';

describe('Button', () => {
  it('A button runs its action when clicked and does not submit its form', async () => {
    const handleClick = vi.fn();
    const handleSubmit = vi.fn();
    render(
      <form onSubmit={handleSubmit}>
        <Button onClick={handleClick}>Copy</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Copy' }));
    expect(handleClick).toHaveBeenCalledOnce();
    expect(handleSubmit).not.toHaveBeenCalled();
  });

  it('A busy button keeps the focus, is announced as busy, and ignores pointer and keyboard', async () => {
    const handleClick = vi.fn();
    const { rerender } = render(<Button onClick={handleClick}>Share Story</Button>);
    const button = screen.getByRole('button', { name: 'Share Story' });
    button.focus();
    rerender(
      <Button busy busyLabel="Sharing..." onClick={handleClick}>
        Share Story
      </Button>,
    );
    expect(document.activeElement).toBe(button);
    expect(button.textContent).toBe('Sharing...');
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(button.getAttribute('aria-busy')).toBe('true');
    await userEvent.click(button);
    await userEvent.keyboard('{Enter} ');
    expect(handleClick).not.toHaveBeenCalled();
  });

  it('A busy submit button prevents its form from being submitted, even by Enter in a field', async () => {
    const handleSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
    const form = (busy: boolean) => (
      <form onSubmit={handleSubmit}>
        <input aria-label="Email" />
        <Button type="submit" busy={busy}>
          Sign in
        </Button>
      </form>
    );
    const { rerender } = render(form(true));
    await userEvent.type(screen.getByLabelText('Email'), 'a{Enter}');
    await userEvent.click(screen.getByRole('button'));
    expect(handleSubmit).not.toHaveBeenCalled();
    rerender(form(false));
    await userEvent.type(screen.getByLabelText('Email'), '{Enter}');
    expect(handleSubmit).toHaveBeenCalledOnce();
  });

  it('A disabled button is natively disabled unless it should stay focusable', () => {
    const { rerender } = render(<Button disabled>Generate</Button>);
    expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(true);
    rerender(
      <Button disabled focusableWhenDisabled>
        Generate
      </Button>,
    );
    const button = screen.getByRole<HTMLButtonElement>('button');
    expect(button.disabled).toBe(false);
    expect(button.getAttribute('aria-disabled')).toBe('true');
  });

  it('A button passes its element to a ref', () => {
    const ref = { current: null };
    render(<Button ref={ref}>Save</Button>);
    expect(ref.current).toBe(screen.getByRole('button'));
  });
});

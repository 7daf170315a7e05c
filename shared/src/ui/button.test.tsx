// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Button } from './button.tsx';

describe('Button', () => {
  it('runs its action when clicked and does not submit a form by accident', async () => {
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

  it('keeps focus when it becomes busy, says so, and ignores pointer and keyboard', async () => {
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

  it('does not let a form be submitted while busy, by Enter in a field either', async () => {
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

  it('is natively disabled, unless asked to stay reachable', () => {
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

  it('hands its element to a ref', () => {
    const ref = { current: null };
    render(<Button ref={ref}>Save</Button>);
    expect(ref.current).toBe(screen.getByRole('button'));
  });
});

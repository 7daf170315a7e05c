// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { Button } from '@storyloom/shared/ui';
import { Tooltip } from './tooltip.tsx';

beforeAll(() => {
  // jsdom has no ResizeObserver, which the tooltip uses.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});

const renderCopy = () =>
  render(
    <Tooltip content="Copies the whole story as text">
      <Button>Copy</Button>
    </Tooltip>,
  );

describe('Tooltip', () => {
  it('A tooltip opens on focus, describes its button, and closes with Escape', async () => {
    renderCopy();
    expect(screen.queryByRole('tooltip')).toBeNull();
    await userEvent.tab();
    expect(screen.getByRole('tooltip').textContent).toBe('Copies the whole story as text');
    const button = screen.getByRole('button', { name: 'Copy' });
    expect(button.getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip').id);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).toBeNull();
    expect(document.activeElement).toBe(button);
  });

  it('A tooltip opens on hover', async () => {
    renderCopy();
    await userEvent.hover(screen.getByRole('button'));
    expect(await screen.findByRole('tooltip')).toBeTruthy();
  });
});

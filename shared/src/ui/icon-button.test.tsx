// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { IconButton } from './icon-button.tsx';

describe('IconButton', () => {
  it('An icon button has its name once, and shows it as a tooltip', () => {
    render(<IconButton label="Rename" icon={<svg />} />);
    const button = screen.getByRole('button', { name: 'Rename' });
    expect(button.title).toBe('');
    expect(button.querySelector('[aria-hidden="true"]')?.getAttribute('title')).toBe('Rename');
  });
});

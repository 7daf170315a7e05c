// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { IconButton } from './icon-button.tsx';

describe('IconButton', () => {
  it('says its name once, and shows it to the pointer', () => {
    render(<IconButton label="Rename" icon={<svg />} />);
    const button = screen.getByRole('button', { name: 'Rename' });
    expect(button.title).toBe('');
    expect(button.querySelector('[aria-hidden="true"]')?.getAttribute('title')).toBe('Rename');
  });
});

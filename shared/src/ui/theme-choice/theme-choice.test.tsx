// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { THEME_STORAGE_KEY } from '@storyloom/shared/theme';
import { ThemeChoice } from './theme-choice.tsx';

const root = document.documentElement;
const choice = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

afterEach(() => {
  delete root.dataset['theme'];
});

describe('the theme choice', () => {
  it('The theme choice is the system’s at first, and stores another until the system’s is chosen again', () => {
    render(<ThemeChoice />);
    expect(choice('System').checked).toBe(true);
    fireEvent.click(choice('Dark'));
    expect([root.dataset['theme'], localStorage.getItem(THEME_STORAGE_KEY), choice('Dark').checked]).toEqual([
      'dark',
      'dark',
      true,
    ]);
    fireEvent.click(choice('Light'));
    expect([root.dataset['theme'], choice('Light').checked]).toEqual(['light', true]);
    fireEvent.click(choice('System'));
    expect([root.dataset['theme'], localStorage.getItem(THEME_STORAGE_KEY)]).toEqual([undefined, null]);
  });

  it('Each theme choice is a separate labelled group of radio buttons', () => {
    render(
      <>
        <ThemeChoice />
        <ThemeChoice />
      </>,
    );
    const groups = [...document.querySelectorAll('fieldset')];
    expect(groups.map((group) => group.querySelector('legend')?.textContent)).toEqual(['Colors', 'Colors']);
    const names = groups.map((group) => new Set([...group.querySelectorAll('input')].map(({ name }) => name)));
    expect(names.map(({ size }) => size)).toEqual([1, 1]);
    expect(new Set(names.flatMap((ofGroup) => [...ofGroup])).size).toBe(2);
    expect([...document.querySelectorAll('input')].every(({ type }) => type === 'radio')).toBe(true);
  });
});

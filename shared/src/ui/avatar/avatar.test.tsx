// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { accentOf, Avatar } from './avatar.tsx';
import { initials } from './initials.ts';

const INITIALS = {
  'Ada Lovelace': 'AL',
  ada: 'A',
  'Gabriel José García Márquez': 'GM',
  '  “Jo”   o’Neill ': 'JO',
  'Ольга Токарева': 'ОТ',
  李小龙: '李',
  '村上 春樹': '村',
  김민수: '김',
  '🦊 Fox': '🦊',
  'Fox 🦊': 'F',
  '👩‍🚀': '👩‍🚀',
  '🇫🇷': '🇫🇷',
  é́clair: 'É́',
  ßen: 'ß',
  '7th Reader': '7R',
  '…': '',
  '': '',
};

describe('initials', () => {
  it.each(Object.entries(INITIALS))('The initials of “%s” are “%s”', (name, expected) => {
    expect(initials(name)).toBe(expected);
  });
});

describe('Avatar', () => {
  it('An avatar is decorative unless it is labelled with the name', () => {
    const { container, rerender } = render(<Avatar name="Ada Lovelace" />);
    expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
    expect(container.textContent).toBe('AL');
    rerender(<Avatar name="Ada Lovelace" labelled />);
    expect(screen.getByRole('img', { name: 'Ada Lovelace' })).toBeTruthy();
  });

  it('An avatar shows an icon when the name has no letters', () => {
    const { container } = render(<Avatar name="…" />);
    expect(container.querySelector('svg')).not.toBeNull();
  });

  it('An avatar’s accent depends on the name, but not on its encoding', () => {
    expect(accentOf('José')).toBe(accentOf('José'.normalize('NFD')));
    const names = ['Ada', 'Ben', 'Chloé', 'Dmitri', '李小龙', 'Fatima', 'Grace', 'Hugo', 'Ines', 'Jun'];
    expect(new Set(names.map(accentOf)).size).toBe(4);
  });
});

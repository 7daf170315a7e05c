// @vitest-environment jsdom
import { coverSvg, type CoverOf } from '@storyloom/shared/cover';
import { THEME_STORAGE_KEY } from '@storyloom/shared/theme';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { accentOf, Avatar } from './avatar/avatar.tsx';
import { initials } from './avatar/initials.ts';
import { CardTitle, Checkbox, Chip, TextLink } from './index.ts';
import { StoryCover } from './story-cover/story-cover.tsx';
import { ThemeChoice } from './theme-choice/theme-choice.tsx';

const show = (part: ReactNode) => render(part, { wrapper: MemoryRouter }).container;

describe('the parts of a page', () => {
  it('The title of a card, a chip and a text are links if they lead anywhere', () => {
    const root = show(
      <>
        <CardTitle level={3}>Alone</CardTitle>
        <CardTitle to="/stories/1">Linked</CardTitle>
        <Chip>Easy</Chip>
        <Chip genre="scifi" to="/stories">
          Sci-Fi
        </Chip>
        <TextLink to="/help">Help</TextLink>
        <TextLink href="https://example.com/">Elsewhere</TextLink>
      </>,
    );
    const links = Array.from(root.querySelectorAll('a'), (link) => `${link.textContent} ${link.getAttribute('href')}`);
    expect(links).toEqual(['Linked /stories/1', 'Sci-Fi /stories', 'Help /help', 'Elsewhere https://example.com/']);
    expect([...root.querySelectorAll('a')].at(-1)?.rel).toBe('noopener');
  });

  it('A checkbox is described by its hint', () => {
    show([<Checkbox key="1" label="Public" hint="Everyone can read it." />, <Checkbox key="2" label="Prompt" />]);
    const [first, second] = screen.getAllByRole('checkbox').map((box) => box.getAttribute('aria-describedby'));
    expect([document.getElementById(first!)?.textContent, second]).toEqual(['Everyone can read it.', null]);
  });
});

describe('Avatar', () => {
  it('The initials of a name are its first letters, in any script', () => {
    for (const [name, expected] of Object.entries({
      'Ada Lovelace': 'AL',
      'Gabriel José García Márquez': 'GM',
      '  “Jo”   o’Neill ': 'JO',
      李小龙: '李',
      '🦊 Fox': '🦊',
      'Fox 🦊': 'F',
      é́clair: 'É́',
      ßen: 'ß',
      '7th Reader': '7R',
      '…': '',
    }))
      expect(initials(name), name).toBe(expected);
  });

  it('An avatar is decorative unless it is labelled, and shows an icon when the name has no letters', () => {
    const { container, rerender } = render(<Avatar name="Ada Lovelace" />);
    expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
    expect(container.textContent).toBe('AL');
    rerender(<Avatar name="Ada Lovelace" labelled />);
    expect(screen.getByRole('img', { name: 'Ada Lovelace' })).toBeTruthy();
    rerender(<Avatar name="…" />);
    expect(container.querySelector('svg')).not.toBeNull();
    expect(accentOf('José')).toBe(accentOf('José'.normalize('NFD')));
    const names = ['Ada', 'Ben', 'Chloé', 'Dmitri', '李小龙', 'Fatima', 'Grace', 'Hugo', 'Ines', 'Jun'];
    expect(new Set(names.map(accentOf)).size).toBe(4);
  });
});

it('The cover component draws exactly what the cover file does, is decorative and has no inline style', () => {
  /** Each element below the root: its name, sorted attributes and text. */
  const inside = (root: Element) =>
    [...root.querySelectorAll('*')].map((element) => {
      const attributes = [...element.attributes].map(({ name, value }) => `${name}=${value}`).sort();
      return `${element.nodeName} ${attributes.join(' ')} ${element.children.length === 0 ? element.textContent : ''}`;
    });
  const stories: readonly CoverOf[] = [
    { title: 'The Keeper of the Light', genre: 'fantasy', author: 'Ada Lovelace', lang: 'en' },
    { title: '小船去哪里', genre: 'children', lang: 'zh-Hans' },
    { title: 'Salt & <b>Light</b>', genre: 'romance', author: '"' },
    { title: '', genre: undefined },
  ];
  for (const story of stories) {
    const { container } = render(<StoryCover {...story} />);
    const text = coverSvg(story, { format: 'book', lettering: true });
    const file = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
    const shown = container.querySelector('svg')!;
    expect(inside(shown), story.title).toEqual(inside(file));
    expect(shown.getAttribute('viewBox')).toBe(file.getAttribute('viewBox'));
    expect(shown.getAttribute('aria-hidden')).toBe('true');
    expect(container.querySelector('[style]')).toBeNull();
  }
});

it('The theme is the system’s at first, and another is stored until the system’s is chosen again', () => {
  render(<ThemeChoice />);
  const choice = (label: string) => screen.getByRole<HTMLInputElement>('radio', { name: label });
  expect(choice('System').checked).toBe(true);
  for (const [label, value] of [
    ['Dark', 'dark'],
    ['System', undefined],
  ] as const) {
    fireEvent.click(choice(label));
    expect(choice(label).checked).toBe(true);
    expect([document.documentElement.dataset['theme'], localStorage.getItem(THEME_STORAGE_KEY)]).toEqual([
      value,
      value ?? null,
    ]);
  }
});

// @vitest-environment jsdom
import { coverSvg, type CoverOf } from '@storyloom/shared/cover';
import { THEME_STORAGE_KEY } from '@storyloom/shared/theme';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { accentOf, Avatar } from './avatar/avatar.tsx';
import { initials } from './avatar/initials.ts';
import { Card, CardTitle, Checkbox, Chip, EmptyState, PageHeader, Skeleton, TextField, TextLink } from './index.ts';
import type { SkeletonProps } from './skeleton.tsx';
import { StoryCover } from './story-cover/story-cover.tsx';
import { ThemeChoice } from './theme-choice/theme-choice.tsx';

const show = (part: ReactNode) => render(part, { wrapper: MemoryRouter }).container;
const namesIn = (root: ParentNode, selector: string) =>
  Array.from(root.querySelectorAll(selector), ({ localName }) => localName);

describe('the parts of a page', () => {
  it('An empty list says what would be in it, with a decorative icon and the next action', () => {
    const root = show(
      <EmptyState title="No stories yet" level={3} icon={<svg />} action={<button>Write</button>}>
        They are shown here.
      </EmptyState>,
    );
    expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('No stories yet');
    expect(root.textContent).toBe('No stories yetThey are shown here.Write');
    expect(root.querySelector('svg')?.closest('[aria-hidden="true"]')).not.toBeNull();
    const bare = show(<EmptyState title="No stories yet" />);
    expect(namesIn(bare.firstElementChild!, ':scope > *')).toEqual(['h2']);
  });

  it('A header has one heading, and further parts only if it is given them', () => {
    const root = show(<PageHeader title="My Stories" />);
    expect(namesIn(root, 'header *')).toEqual(['div', 'h1']);
    expect(root.querySelector('header')?.hasAttribute('data-compact')).toBe(false);
    const full = show(
      <PageHeader
        compact
        title="My Stories"
        eyebrow="Library"
        description="All of them."
        actions={<button>New</button>}
      />,
    );
    expect(full.textContent).toBe('LibraryMy StoriesAll of them.New');
    expect(full.querySelector('header')?.hasAttribute('data-compact')).toBe(true);
  });

  it('The title of a card and a chip are links if they lead anywhere', () => {
    show(
      <>
        <Card>
          <CardTitle level={3}>Alone</CardTitle>
        </Card>
        <Card>
          <CardTitle to="/stories/1">Linked</CardTitle>
        </Card>
        <Chip>Easy</Chip>
        <Chip genre="scifi" to="/stories?genre=scifi">
          Sci-Fi
        </Chip>
      </>,
    );
    expect(screen.getByRole('heading', { name: 'Alone', level: 3 }).querySelector('a')).toBeNull();
    expect(screen.getByText('Easy').closest('a')).toBeNull();
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Linked', '/stories/1'],
      ['Sci-Fi', '/stories?genre=scifi'],
    ]);
    expect(screen.getByRole('link', { name: 'Sci-Fi' }).dataset['genre']).toBe('scifi');
  });

  it('A link to another site keeps its address, and one within the site is of the router', () => {
    show(
      <>
        <TextLink href="https://example.com/">Elsewhere</TextLink>
        <TextLink to="/help">Help</TextLink>
      </>,
    );
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Elsewhere' });
    expect([link.href, link.rel]).toEqual(['https://example.com/', 'noopener']);
    expect(screen.getByRole('link', { name: 'Help' }).getAttribute('href')).toBe('/help');
  });

  it('A checkbox is described by its hint, and the icon of a text field is decorative, if they have one', () => {
    const root = show(
      <>
        <Checkbox label="Public" hint="Everyone can read it." />
        <Checkbox label="Prompt" />
        <TextField label="Title" />
      </>,
    );
    const [first, second] = screen.getAllByRole('checkbox').map((box) => box.getAttribute('aria-describedby'));
    expect([document.getElementById(first!)?.textContent, second]).toEqual(['Everyone can read it.', null]);
    expect(root.querySelector('[aria-hidden="true"]')).toBeNull();
    const search = show(<TextField label="Search" icon={<svg />} />);
    expect(search.querySelector('svg')?.closest('[aria-hidden="true"]')).not.toBeNull();
  });

  it('A skeleton has lines of text, or one block or title', () => {
    const barsOf = (props: SkeletonProps) =>
      show(<Skeleton {...props} />).querySelectorAll('[aria-hidden="true"] > *').length;
    const shapes: readonly SkeletonProps[] = [{}, { lines: 1 }, { shape: 'block' }, { shape: 'title' }];
    expect(shapes.map(barsOf)).toEqual([3, 1, 1, 1]);
  });
});

describe('Avatar', () => {
  it('The initials of a name are its first letters, in any script', () => {
    for (const [name, expected] of Object.entries({
      'Ada Lovelace': 'AL',
      ada: 'A',
      'Gabriel José García Márquez': 'GM',
      '  “Jo”   o’Neill ': 'JO',
      李小龙: '李',
      '村上 春樹': '村',
      김민수: '김',
      '🦊 Fox': '🦊',
      'Fox 🦊': 'F',
      '👩‍🚀': '👩‍🚀',
      é́clair: 'É́',
      ßen: 'ß',
      '7th Reader': '7R',
      '…': '',
      '': '',
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

describe('the theme choice', () => {
  const choice = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  const stored = () => [document.documentElement.dataset['theme'], localStorage.getItem(THEME_STORAGE_KEY)];

  it('It is the system’s at first, and stores another until the system’s is chosen again', () => {
    render(<ThemeChoice />);
    expect(choice('System').checked).toBe(true);
    for (const [label, value] of [
      ['Dark', 'dark'],
      ['Light', 'light'],
      ['System', undefined],
    ] as const) {
      fireEvent.click(choice(label));
      expect([...stored(), choice(label).checked]).toEqual([value, value ?? null, true]);
    }
  });

  it('Each choice is a separate labelled group of radio buttons', () => {
    render([<ThemeChoice key={1} />, <ThemeChoice key={2} />]);
    const groups = [...document.querySelectorAll('fieldset')];
    expect(groups.map((group) => group.querySelector('legend')?.textContent)).toEqual(['Colors', 'Colors']);
    const names = groups.map((group) => new Set(Array.from(group.querySelectorAll('input'), ({ name }) => name)));
    expect([names.map(({ size }) => size), new Set(names.flatMap((ofGroup) => [...ofGroup])).size]).toEqual([
      [1, 1],
      2,
    ]);
    expect([...document.querySelectorAll('input')].every(({ type }) => type === 'radio')).toBe(true);
  });
});

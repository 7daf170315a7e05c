// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import {
  Card,
  CardTitle,
  Checkbox,
  Chip,
  EmptyState,
  PageHeader,
  Skeleton,
  Spinner,
  TextField,
  TextLink,
} from './index.ts';

const show = (part: ReactNode) => render(part, { wrapper: MemoryRouter }).container;

describe('EmptyState', () => {
  it('An empty list says what would be in it, with a decorative icon and the next action', () => {
    const root = show(
      <EmptyState title="No stories yet" level={3} icon={<svg />} action={<button>Write</button>}>
        They are shown here.
      </EmptyState>,
    );
    expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('No stories yet');
    expect(root.textContent).toBe('No stories yetThey are shown here.Write');
    expect(root.querySelector('svg')?.closest('[aria-hidden="true"]')).not.toBeNull();
  });

  it('An empty list with a title alone shows only that', () => {
    const root = show(<EmptyState title="No stories yet" />);
    expect(Array.from(root.firstElementChild!.children, ({ localName }) => localName)).toEqual(['h2']);
  });
});

describe('Skeleton', () => {
  const bars = (part: ReactNode) =>
    Array.from(show(part).querySelectorAll('[aria-hidden="true"] > *'), (bar) => getComputedStyle(bar).inlineSize);

  it('A skeleton of a text has lines, of which the last is short unless it is the only one', () => {
    const [first, second, third, ...more] = bars(<Skeleton />);
    expect([first, second, more]).toEqual(['100%', '100%', []]);
    expect(third).not.toBe('100%');
    expect(bars(<Skeleton lines={1} />)).toEqual(['100%']);
  });

  it('A skeleton of a block is one area, and that of a title is one short line', () => {
    expect(bars(<Skeleton shape="block" />)).toEqual(['100%']);
    const title = bars(<Skeleton shape="title" />);
    expect(title).toHaveLength(1);
    expect(title).not.toEqual(['100%']);
  });
});

describe('the parts of a page', () => {
  it('A header has one heading, and further parts only if it is given them', () => {
    const root = show(<PageHeader title="My Stories" />);
    expect(Array.from(root.querySelectorAll('header *'), ({ localName }) => localName)).toEqual(['div', 'h1']);
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

  it('The title of a card is a link if the card leads anywhere', () => {
    show(
      <>
        <Card>
          <CardTitle level={3}>Alone</CardTitle>
        </Card>
        <Card>
          <CardTitle to="/stories/1">Linked</CardTitle>
        </Card>
      </>,
    );
    expect(screen.getByRole('heading', { name: 'Alone', level: 3 }).querySelector('a')).toBeNull();
    expect(screen.getByRole('link', { name: 'Linked' }).getAttribute('href')).toBe('/stories/1');
  });

  it('A chip is a link if it leads anywhere, and has the accent of its genre', () => {
    show(
      <>
        <Chip>Easy</Chip>
        <Chip genre="scifi" to="/stories?genre=scifi">
          Sci-Fi
        </Chip>
      </>,
    );
    expect(screen.getByText('Easy').closest('a')).toBeNull();
    const link = screen.getByRole('link', { name: 'Sci-Fi' });
    expect([link.getAttribute('href'), link.dataset['genre']]).toEqual(['/stories?genre=scifi', 'scifi']);
    expect(getComputedStyle(link).color).not.toBe(getComputedStyle(screen.getByText('Easy')).color);
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

  it('A checkbox is described by its hint, if it has one', () => {
    show(
      <>
        <Checkbox label="Public" hint="Everyone can read it." />
        <Checkbox label="Prompt" />
      </>,
    );
    const [first, second] = screen.getAllByRole('checkbox').map((box) => box.getAttribute('aria-describedby'));
    expect(document.getElementById(first ?? '')?.textContent).toBe('Everyone can read it.');
    expect(second).toBeNull();
  });

  it('The icon of a text field is decorative', () => {
    const root = show(<TextField label="Search" icon={<svg />} />);
    expect(root.querySelector('svg')?.closest('[aria-hidden="true"]')).not.toBeNull();
    expect(show(<TextField label="Title" />).querySelector('[aria-hidden="true"]')).toBeNull();
  });

  it('A spinner stands in a line, or in a block of its own', () => {
    show(
      <>
        <Spinner>Saving…</Spinner>
        <Spinner layout="block">Loading…</Spinner>
      </>,
    );
    const displays = ['Saving…', 'Loading…'].map(
      (text) => getComputedStyle(screen.getByText(text).parentElement!).display,
    );
    expect(displays).toEqual(['inline-flex', 'flex']);
  });
});

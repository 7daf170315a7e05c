// @vitest-environment jsdom
import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { type ReactNode, useRef } from 'react';
import { type Navigator, Router } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { toast } from './toast.ts';
import { Toaster } from './toaster.tsx';
import { ListCount } from './list-count/list-count.tsx';
import { LoadMore, type LoadMoreProps } from './load-more/load-more.tsx';
import { useLoadMore } from './load-more/use-load-more.ts';
import { useLatestSearchParams } from './search-text/use-latest-search-params.ts';
import { SEARCH_DELAY_MS, useSearchText } from './search-text/use-search-text.ts';

const press = (name: string) => {
  const button = screen.getByRole('button', { name });
  act(() => button.focus());
  fireEvent.click(button);
};

describe('LoadMore', () => {
  type ListProps = Omit<LoadMoreProps, 'listRef' | 'onLoadMore'> & {
    readonly onLoadMore?: () => void;
    readonly linked?: boolean;
  };

  /** A list of `shown` items with its LoadMore. */
  function List({ linked = false, onLoadMore = () => {}, ...props }: ListProps) {
    const list = useRef<HTMLUListElement>(null);
    return (
      <>
        <ul ref={list}>
          {Array.from({ length: props.shown }, (_, index) => (
            <li key={index}>
              <h3>{linked ? <a href={`#${index + 1}`}>{`Item ${index + 1}`}</a> : `Item ${index + 1}`}</h3>
            </li>
          ))}
        </ul>
        <LoadMore {...props} listRef={list} onLoadMore={onLoadMore} />
        <button>Elsewhere</button>
      </>
    );
  }
  const said = () => screen.getByRole('status').textContent;
  const focused = () => document.activeElement?.textContent;

  it('The number of items is shown, with the total when it is known, without announcing it', () => {
    const { rerender } = render(<List shown={10} hasMore />);
    for (const [props, text] of [
      [{ shown: 10, hasMore: true }, '10 shown'],
      [{ shown: 20, total: 1043, hasMore: true }, '20 of 1,043 shown'],
      [{ shown: 12, total: 12, hasMore: false }, 'All 12 shown'],
    ] as const) {
      rerender(<List {...props} />);
      expect([screen.getByText(text).tagName, said()]).toEqual(['P', '']);
      expect(screen.queryByRole('button', { name: 'Load More' }) !== null).toBe(props.hasMore);
    }
    // A single item needs no count.
    rerender(<List shown={1} hasMore={false} />);
    expect(screen.queryByText(/shown/)).toBeNull();
  });

  it.each([
    ['title', false, 'H3'],
    ['link', true, 'A'],
  ])('The focus moves to the %s of the first new item, and the added items are counted', (_what, linked, tag) => {
    const handleLoadMore = vi.fn();
    const list = (props: ListProps) => <List linked={linked} onLoadMore={handleLoadMore} {...props} />;
    const { rerender } = render(list({ shown: 10, total: 24, hasMore: true }));
    press('Load More');
    rerender(list({ shown: 10, total: 24, hasMore: true, busy: true }));
    expect(focused()).toBe('Loading…');
    press('Loading…');
    expect(handleLoadMore).toHaveBeenCalledOnce();
    rerender(list({ shown: 20, total: 24, hasMore: true }));
    expect([focused(), document.activeElement?.tagName]).toEqual(['Item 11', tag]);
    expect(said()).toBe('10 more. 20 of 24 shown.');

    // The button disappears with the last items.
    press('Load More');
    expect(said()).toBe('');
    rerender(list({ shown: 20, total: 24, hasMore: true, busy: true }));
    rerender(list({ shown: 24, total: 24, hasMore: false }));
    expect([focused(), said()]).toEqual(['Item 21', '4 more. All 24 shown.']);
  });

  it('The focus is left alone when the user has moved on or nothing was added', () => {
    const { rerender } = render(<List shown={10} hasMore />);
    press('Load More');
    rerender(<List shown={10} hasMore busy />);
    press('Elsewhere');
    rerender(<List shown={20} hasMore />);
    expect([focused(), said()]).toEqual(['Elsewhere', '10 more. 20 shown.']);

    press('Load More');
    rerender(<List shown={20} hasMore busy />);
    rerender(<List shown={20} hasMore />);
    expect([focused(), said()]).toEqual(['Load More', '']);
    // Items that arrive without a click are not announced.
    rerender(<List shown={21} hasMore />);
    expect([focused(), said()]).toEqual(['Load More', '']);
  });

  it('The next page is fetched, and only a failure to do so is told', async () => {
    const page = { hasNextPage: true, isFetchingNextPage: false, fetchNextPage: async () => ({ error: null }) };
    const load = (query: Partial<Parameters<typeof useLoadMore>[0]>) =>
      useLoadMore({ ...page, ...query }, 'Failed to load stories', ({ message }) => message);
    expect(load({})).toMatchObject({ hasMore: true, busy: false });
    expect(load({ hasNextPage: false, isFetchingNextPage: true })).toMatchObject({ hasMore: false, busy: true });
    render(<Toaster />);
    for (const [error, told] of [
      [null, ''],
      [new Error('Wait a little.'), 'Failed to load storiesWait a little.'],
    ] as const) {
      const fetchNextPage = vi.fn(async () => ({ error }));
      await act(() => load({ fetchNextPage }).onLoadMore());
      expect(fetchNextPage).toHaveBeenCalledOnce();
      expect(said()).toBe(told);
    }
    act(() => toast.dismiss());
  });
});

it('The number of matches is announced once for each search, and shown in any case', () => {
  const { rerender } = render(<ListCount text={undefined} of="" />);
  /** What is shown then, and how it is announced. */
  function then(text: string | undefined, of: string) {
    rerender(<ListCount text={text} of={of} />);
    const status = screen.getByRole('status');
    return `${status.textContent} ${status.getAttribute('aria-live')}`;
  }
  expect(then(undefined, '')).toBe(' off');
  expect(then('12 stories', '')).toBe('12 stories off');
  expect(then(undefined, 'fox')).toBe(' off');
  expect(then('2 stories', 'fox')).toBe('2 stories polite');
  expect(then('1 story', 'fox')).toBe('1 story off');
  expect(then('1 story', 'foxes')).toBe('1 story polite');
  expect(then('1 story', 'foxes')).toBe('1 story polite');
  expect(then('12 stories', '')).toBe('12 stories polite');
});

describe('useSearchText', () => {
  /** A search box and the searches it requested; `find` sets the current search. */
  function searchBox(search = '') {
    vi.useFakeTimers();
    const asked: string[] = [];
    const { result, rerender } = renderHook((now: string) => useSearchText(now, (next) => asked.push(next)), {
      initialProps: search,
    });
    return {
      asked,
      text: () => result.current[0],
      type: (text: string) => act(() => result.current[1](text)),
      find: (now: string) => rerender(now),
      rest: (ms = SEARCH_DELAY_MS) => act(() => vi.advanceTimersByTime(ms)),
    };
  }

  it('Typed text is shown at once, and searched for when the user pauses', () => {
    const box = searchBox();
    box.type('la');
    box.rest(SEARCH_DELAY_MS - 1);
    box.type('lamp');
    box.rest(SEARCH_DELAY_MS - 1);
    expect([box.text(), box.asked]).toEqual(['lamp', []]);
    box.rest(1);
    expect(box.asked).toEqual(['lamp']);
    box.find('lamp');
    box.rest();
    // White space around a search does not start a new one.
    box.type(' lamp ');
    box.rest();
    expect([box.text(), box.asked]).toEqual([' lamp ', ['lamp']]);
  });

  it('Typed text stays when its own search arrives, and gives way to one from elsewhere', () => {
    const box = searchBox();
    box.type('la');
    box.rest();
    box.type('lamp');
    box.find('la');
    expect(box.text()).toBe('lamp');
    box.rest();
    box.find('lamp');
    expect([box.text(), box.asked]).toEqual(['lamp', ['la', 'lamp']]);
    const other = searchBox('lamp');
    other.type('lamps');
    other.find('');
    expect(other.text()).toBe('');
    other.rest();
    expect(other.asked).toEqual([]);
    other.find('map');
    expect(other.text()).toBe('map');
  });
});

it('A change of the address builds on changes that are not shown yet', () => {
  const requested: string[] = [];
  const navigator: Navigator = {
    createHref: String,
    go: vi.fn(),
    push: vi.fn(),
    replace: (to) => requested.push(typeof to === 'string' ? to : (to.search ?? '')),
  };
  let shown = '?q=heron';
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Router location={{ pathname: '/', search: shown }} navigator={navigator}>
      {children}
    </Router>
  );
  const { result, rerender } = renderHook(() => useLatestSearchParams(), { wrapper });
  function show(search: string) {
    shown = search;
    rerender();
  }
  const set = (name: string, value: string) =>
    act(() =>
      result.current[1]((now) => {
        const next = new URLSearchParams(now);
        next.set(name, value);
        return next;
      }),
    );
  set('q', 'fox');
  set('genre', 'scifi');
  show('?q=fox');
  set('language', 'french');
  expect(requested).toEqual(['?q=fox', '?q=fox&genre=scifi', '?q=fox&genre=scifi&language=french']);
  // A link, or Back, ends what was requested before.
  show('?q=owl');
  set('genre', 'romance');
  expect(requested.at(-1)).toBe('?q=owl&genre=romance');
});

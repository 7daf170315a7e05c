// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { LoadMore, type LoadMoreProps } from './load-more.tsx';

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

describe('LoadMore', () => {
  it('LoadMore shows how many items there are, and the total when it is known, without announcing it', () => {
    const { rerender } = render(<List shown={10} hasMore />);
    expect([screen.getByText('10 shown').tagName, said()]).toEqual(['P', '']);
    rerender(<List shown={20} total={1043} hasMore />);
    expect([screen.getByText('20 of 1,043 shown').tagName, said()]).toEqual(['P', '']);
    rerender(<List shown={12} total={12} hasMore={false} />);
    expect([screen.getByText('All 12 shown').tagName, said()]).toEqual(['P', '']);
    expect(screen.queryByRole('button', { name: 'Load More' })).toBeNull();
    // A single item needs no count.
    rerender(<List shown={1} hasMore={false} />);
    expect(screen.queryByText(/shown/)).toBeNull();
    rerender(<List shown={1} hasMore />);
    expect(screen.getByText('1 shown').tagName).toBe('P');
  });

  it.each([
    ['title', false, 'H3'],
    ['link', true, 'A'],
  ])(
    'Loading more moves the focus to the %s of the first new item, and announces how many were added',
    async (_what, linked, tag) => {
      const handleLoadMore = vi.fn();
      const list = (props: ListProps) => <List linked={linked} onLoadMore={handleLoadMore} {...props} />;
      const { rerender } = render(list({ shown: 10, total: 24, hasMore: true }));
      const button = screen.getByRole('button', { name: 'Load More' });
      await userEvent.click(button);
      rerender(list({ shown: 10, total: 24, hasMore: true, busy: true }));
      expect([screen.getByRole('button', { name: 'Loading…' }), document.activeElement]).toEqual([button, button]);
      await userEvent.click(button);
      expect(handleLoadMore).toHaveBeenCalledOnce();
      rerender(list({ shown: 20, total: 24, hasMore: true }));
      expect([focused(), document.activeElement?.tagName]).toEqual(['Item 11', tag]);
      expect(said()).toBe('10 more. 20 of 24 shown.');

      // The button disappears with the last items.
      await userEvent.click(button);
      expect(said()).toBe('');
      rerender(list({ shown: 20, total: 24, hasMore: true, busy: true }));
      rerender(list({ shown: 24, total: 24, hasMore: false }));
      expect([focused(), said()]).toEqual(['Item 21', '4 more. All 24 shown.']);
    },
  );

  it('Loading more leaves the focus alone when the user has moved on or nothing was added', async () => {
    const { rerender } = render(<List shown={10} hasMore />);
    await userEvent.click(screen.getByRole('button', { name: 'Load More' }));
    rerender(<List shown={10} hasMore busy />);
    await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
    rerender(<List shown={20} hasMore />);
    expect([focused(), said()]).toEqual(['Elsewhere', '10 more. 20 shown.']);

    await userEvent.click(screen.getByRole('button', { name: 'Load More' }));
    rerender(<List shown={20} hasMore busy />);
    rerender(<List shown={20} hasMore />);
    expect([focused(), said()]).toEqual(['Load More', '']);
    // Items that arrive without a click are not announced.
    rerender(<List shown={21} hasMore />);
    expect([focused(), said()]).toEqual(['Load More', '']);
  });
});

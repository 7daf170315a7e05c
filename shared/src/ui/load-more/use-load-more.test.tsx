// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { toast, Toaster } from '@storyloom/shared/ui';
import { useLoadMore } from './use-load-more.ts';

afterEach(() => {
  act(() => toast.dismiss());
});

const failed = 'Failed to load stories';
const reasonOf = ({ message }: Error) => message;
const query = { hasNextPage: true, isFetchingNextPage: false, fetchNextPage: async () => ({ error: null }) };

it('useLoadMore reports whether there is a next page, and whether it is loading', () => {
  expect(useLoadMore(query, failed, reasonOf)).toMatchObject({ hasMore: true, busy: false });
  const last = useLoadMore({ ...query, hasNextPage: false, isFetchingNextPage: true }, failed, reasonOf);
  expect(last).toMatchObject({ hasMore: false, busy: true });
});

it.each([
  ['arrives', null, ''],
  ['fails to load', new Error('Wait a little.'), 'Failed to load storiesWait a little.'],
])(
  'useLoadMore fetches the next page, and shows a message only when it fails: a page that %s',
  async (_case, error, said) => {
    let asked = 0;
    async function fetchNextPage() {
      asked += 1;
      return { error };
    }
    render(<Toaster />);
    await act(() => useLoadMore({ ...query, fetchNextPage }, failed, reasonOf).onLoadMore());
    expect(asked).toBe(1);
    expect(screen.getByRole('status', { name: 'Notifications' }).textContent).toBe(said);
  },
);

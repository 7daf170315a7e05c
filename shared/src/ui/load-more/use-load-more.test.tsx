// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { toast, Toaster } from '@storyloom/shared/ui';
import { useLoadMore } from './use-load-more.ts';

afterEach(() => {
  act(() => toast.dismiss());
  cleanup();
});

const failed = (error: Error) => `Failed to load stories: ${error.message}`;
const query = { hasNextPage: true, isFetchingNextPage: false, fetchNextPage: async () => ({ error: null }) };

it('knows from the query whether there is more, and whether it is on its way', () => {
  expect(useLoadMore(query, failed)).toMatchObject({ hasMore: true, busy: false });
  const last = useLoadMore({ ...query, hasNextPage: false, isFetchingNextPage: true }, failed);
  expect(last).toMatchObject({ hasMore: false, busy: true });
});

it.each([
  ['arrives', null, ''],
  ['does not come', new Error('permission denied'), 'Failed to load stories: permission denied'],
])('asks for the next page, and of one that %s says what there is to say', async (_case, error, said) => {
  let asked = 0;
  async function fetchNextPage() {
    asked += 1;
    return { error };
  }
  render(<Toaster />);
  await act(() => useLoadMore({ ...query, fetchNextPage }, failed).onLoadMore());
  expect(asked).toBe(1);
  expect(screen.getByRole('status', { name: 'Notifications' }).textContent).toBe(said);
});

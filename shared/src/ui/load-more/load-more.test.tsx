// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LoadMore } from './load-more.tsx';

afterEach(cleanup);

const status = () => screen.getByRole('status');

describe('LoadMore', () => {
  it('says how many are shown, and of how many when that is known', () => {
    const { rerender } = render(<LoadMore shown={10} hasMore onLoadMore={() => {}} />);
    expect(status().textContent).toBe('10 shown');
    rerender(<LoadMore shown={20} total={1043} hasMore onLoadMore={() => {}} />);
    expect(status().textContent).toBe('20 of 1,043 shown');
    rerender(<LoadMore shown={1043} total={1043} hasMore={false} onLoadMore={() => {}} />);
    expect(status().textContent).toBe('All 1,043 shown');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('keeps focus on its button while more arrive, and asks for them once', async () => {
    const handleLoadMore = vi.fn();
    const { rerender } = render(<LoadMore shown={10} hasMore onLoadMore={handleLoadMore} />);
    const button = screen.getByRole('button', { name: 'Load More' });
    await userEvent.click(button);
    rerender(<LoadMore shown={10} hasMore busy onLoadMore={handleLoadMore} />);
    expect(screen.getByRole('button', { name: 'Loading…' })).toBe(button);
    expect(document.activeElement).toBe(button);
    await userEvent.click(button);
    rerender(<LoadMore shown={20} hasMore onLoadMore={handleLoadMore} />);
    expect(document.activeElement).toBe(button);
    expect(handleLoadMore).toHaveBeenCalledOnce();
  });

  it('gives focus to its words when the last have arrived, and only if it had it', async () => {
    const { rerender } = render(<LoadMore shown={10} hasMore onLoadMore={() => {}} label="Load More Prompts" />);
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Load More Prompts' }));
    rerender(<LoadMore shown={14} hasMore={false} onLoadMore={() => {}} />);
    expect(document.activeElement).toBe(status());
    rerender(<LoadMore shown={14} hasMore onLoadMore={() => {}} />);
    status().blur();
    rerender(<LoadMore shown={15} hasMore={false} onLoadMore={() => {}} />);
    expect(document.activeElement).toBe(document.body);
  });
});

// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { show } from '@storyloom/testing/community-page';
import { fakeNetwork, json } from '@storyloom/testing/network';
import { itemsOf, pageOf } from './items.ts';
import { keepLikeWish, takeLikeWish } from './like-wish.ts';
import { forgetReportDraft, keepReportDraft, readReportDraft } from './report-draft.ts';
import { useByline } from './use-byline.ts';

describe('the pages of a list', () => {
  const rows = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `row-${index + 1}` }));

  it('A page shows ten of eleven rows, and the next one starts after the tenth', () => {
    const next = { after: 'row-10' };
    expect(pageOf(rows(11), 10, ({ id }) => ({ after: id }))).toEqual({ items: rows(10), next });
    for (const count of [10, 1, 0])
      expect(pageOf(rows(count), 10, ({ id }) => id)).toEqual({ items: rows(count), next: undefined });
  });

  it('An item on two pages is listed once, where it comes first and with the values it has there', () => {
    const item = (id: string, likes: number) => ({ id, likes });
    const first = { items: [item('a', 1), item('b', 1)], next: undefined };
    const second = { items: [item('b', 2), item('c', 2), item('a', 2)], next: undefined };
    expect(itemsOf([first, second])).toEqual([item('a', 1), item('b', 1), item('c', 2)]);
    expect(itemsOf(undefined)).toEqual([]);
  });
});

describe('what a guest wanted to like', () => {
  it('The wish of a guest is taken once, for half an hour', () => {
    vi.useFakeTimers({ now: 1_000_000 });
    function take(kind: 'story' | 'inspiration', id: string, later = 0): boolean {
      keepLikeWish('story', 'id-1');
      vi.setSystemTime(Date.now() + later);
      return takeLikeWish(kind, id);
    }
    expect(takeLikeWish('story', 'id-1')).toBe(false);
    expect([take('story', 'id-1'), takeLikeWish('story', 'id-1')]).toEqual([true, false]);
    const others = [take('story', 'id-2'), take('inspiration', 'id-1'), takeLikeWish('story', 'id-1')];
    expect(others).toEqual([false, false, false]);
    const HALF_HOUR = 30 * 60 * 1000;
    expect([take('story', 'id-1', HALF_HOUR - 1), take('story', 'id-1', HALF_HOUR)]).toEqual([true, false]);
  });
});

describe('the draft of a report', () => {
  const DRAFT = { reason: 'spam', note: 'Twice today.' } as const;

  it('The draft of a report is restored for its user, and gone once it is sent', () => {
    keepReportDraft('inspiration', 'a', { ...DRAFT, personId: 'ada' });
    expect(readReportDraft('inspiration', 'a', 'ada')).toMatchObject(DRAFT);
    expect(readReportDraft('inspiration', 'a', 'bo')).toBe(undefined);
    expect(readReportDraft('inspiration', 'a', undefined)).toBe(undefined);
    expect(readReportDraft('story', 'a', 'ada')).toBe(undefined);
    keepReportDraft('story', 'b', { ...DRAFT, personId: undefined });
    expect(readReportDraft('story', 'b', 'ada')).toMatchObject(DRAFT);
    for (const id of ['c', 'd']) keepReportDraft('story', id, { ...DRAFT, personId: 'ada' });
    forgetReportDraft('story', 'c');
    expect(readReportDraft('story', 'c', 'ada')).toBe(undefined);
    expect(readReportDraft('story', 'd', 'ada')).toMatchObject(DRAFT);
  });
});

it('The name that others see is the trimmed display name, which is not requested for a guest', async () => {
  const Byline = () => <p>By {useByline() ?? 'a name that is not known'}</p>;
  const requests = fakeNetwork(() => json({ display_name: ' Ada ' }));
  await show(<Byline />, false);
  expect(screen.getByText('By a name that is not known')).toBeTruthy();
  expect(requests).toEqual([]);
  cleanup();
  await show(<Byline />);
  expect(await screen.findByText('By Ada')).toBeTruthy();
  expect(requests.map(({ url }) => url.searchParams.get('id'))).toEqual(['eq.user-1']);
});

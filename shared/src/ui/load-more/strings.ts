import { formatNumber } from '@storyloom/shared/domain';

/** Texts below a list that is loaded in pages. */
export const strings = {
  loadMore: 'Load More',
  loading: 'Loading…',
  shown: (shown: number): string => `${formatNumber(shown)} shown`,
  shownOf: (shown: number, total: number): string => `${formatNumber(shown)} of ${formatNumber(total)} shown`,
  /** All items are loaded. */
  all: (shown: number): string => `All ${formatNumber(shown)} shown`,
  came: (count: number, summary: string): string => `${formatNumber(count)} more. ${summary}.`,
} as const;

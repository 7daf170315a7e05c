import { formatNumber } from '@storyloom/shared/domain';

/** Words that stand under a list which is shown in parts. */
export const strings = {
  loadMore: 'Load More',
  loading: 'Loading…',
  shown: (shown: number): string => `${formatNumber(shown)} shown`,
  shownOf: (shown: number, total: number): string => `${formatNumber(shown)} of ${formatNumber(total)} shown`,
  /** Nothing more is to come. */
  all: (shown: number): string => `All ${formatNumber(shown)} shown`,
  came: (count: number, summary: string): string => `${formatNumber(count)} more. ${summary}.`,
} as const;

const number = (value: number): string => value.toLocaleString('en');

/** Words that stand under a list which is shown in parts. */
export const strings = {
  loadMore: 'Load More',
  loading: 'Loading…',
  shown: (shown: number): string => `${number(shown)} shown`,
  shownOf: (shown: number, total: number): string => `${number(shown)} of ${number(total)} shown`,
  /** Nothing more is to come. */
  all: (shown: number): string => `All ${number(shown)} shown`,
  came: (count: number, summary: string): string => `${number(count)} more. ${summary}.`,
} as const;

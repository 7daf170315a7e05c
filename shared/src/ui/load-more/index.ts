export { cardTarget } from './card-target.ts';
export { LoadMore } from './load-more.tsx';
export type { LoadMoreProps } from './load-more.tsx';
export { useLoadMore } from './use-load-more.ts';

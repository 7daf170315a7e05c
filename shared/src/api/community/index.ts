export { changeItems } from './change-items.ts';
export { communityKey } from './community-keys.ts';
export * from './items.ts';
export { useByline } from './use-byline.ts';
export { useCommunityLike } from './use-community-like.ts';
export { useFreshCounts } from './use-fresh-counts.ts';
export { useLike } from './use-like.ts';
export { useReport } from './use-report.ts';

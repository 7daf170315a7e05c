export { changeItems } from './change-items.ts';
export { communityKey } from './community-keys.ts';
export { type CommunityItem, type CommunityKind, itemsOf, type Page, pageOf } from './items.ts';
export { useFreshCounts } from './use-fresh-counts.ts';
export { useLike } from './use-like.ts';

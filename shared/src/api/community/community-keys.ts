import type { CommunityKind } from './items.ts';

/** First part of the keys of everything cached of a kind, for one user or for guests: each sees different likes. */
export const communityKey = (kind: CommunityKind, personId: string | undefined) =>
  ['community', kind, personId ?? 'guest'] as const;

import type { CommunityKind } from './items.ts';

/** First part of the keys of everything that is cached of a kind, for one person or for guests: each sees other likes. */
export const communityKey = (kind: CommunityKind, personId: string | undefined) =>
  ['community', kind, personId ?? 'guest'] as const;

import type { Found } from './reading.ts';

/**
 * The toy or pet that a story is about: the one that is afraid, if no child is. The child whom it belongs to, or who is to hear of it,
 * stands beside it.
 */
export const creatureToldOf = (found: readonly Found[]): Found | undefined => {
  const isAfraid = ({ being }: Found): boolean => being.isAfraid === true;
  const isCreature = ({ being, isPlural }: Found): boolean =>
    (being.kind === 'toy' || being.kind === 'animal') && being.name !== undefined && !isPlural;
  return found.some((each) => each.being.kind === 'child' && isAfraid(each))
    ? undefined
    : found.find((each) => isCreature(each) && isAfraid(each));
};

import type { GeneratorNavigationState } from '@storyloom/shared/contract';

/** Tells the generator that the user comes for a new story. */
export const FRESH: GeneratorNavigationState = { fresh: true };

import type { GeneratorNavigationState } from '@storyloom/shared/contract';

/** Navigation state that asks the generator for a new story. */
export const FRESH: GeneratorNavigationState = { fresh: true };

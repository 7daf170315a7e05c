import { createContext } from 'react';

/** How often Retry of the surrounding remote slot was pressed; a new number means: load again. */
export const RetryContext = createContext(0);

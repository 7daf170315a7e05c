import { createContext } from 'react';

/** The number of times Retry was pressed in the surrounding remote slot; a change means: load again. */
export const RetryContext = createContext(0);

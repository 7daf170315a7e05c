import { createContext } from 'react';

/** How often the person has pressed Retry in the remote slot around; a new number means: load again. */
export const RetryContext = createContext(0);

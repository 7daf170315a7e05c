import { getConfig } from '@testing-library/react';
import { vi } from 'vitest';

/**
 * Waits until the code of a page is loaded. On a busy machine that takes longer than anything else is waited for, in the first test
 * that needs it.
 */
export const codeLoaded = (): Promise<void> => getConfig().asyncWrapper(() => vi.dynamicImportSettled());

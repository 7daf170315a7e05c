import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach } from 'vitest';

/** The query client of the current test: new for each, and without retries. */
export let client: QueryClient;

beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
});
afterEach(() => {
  client.clear();
});

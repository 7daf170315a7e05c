import { QueryClientContext, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useContext } from 'react';
import { siteQueryClient } from './site-query-client.ts';

/**
 * Stands above a module's pages that ask for data; pages without data carry no query code. A client that is provided
 * above it, as a test does, stays in force.
 */
export function QueryRoot({ children }: { readonly children: ReactNode }) {
  const given = useContext(QueryClientContext);
  if (given) return children;
  return <QueryClientProvider client={siteQueryClient}>{children}</QueryClientProvider>;
}

import { QueryClientContext, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useContext } from 'react';
import { siteQueryClient } from './site-query-client.ts';

/**
 * Wraps a module's pages that fetch data; pages without data load no query code. A client provided above it, as in a test, takes
 * precedence.
 */
export function QueryRoot({ children }: { readonly children: ReactNode }) {
  const given = useContext(QueryClientContext);
  if (given) return children;
  return <QueryClientProvider client={siteQueryClient}>{children}</QueryClientProvider>;
}

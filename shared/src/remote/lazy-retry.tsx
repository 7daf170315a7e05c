import { type ComponentType, lazy, useContext } from 'react';
import { RetryContext } from './retry-context.ts';

type Loader = () => Promise<{ readonly default: ComponentType }>;

/**
 * `React.lazy` for a page of a remote that can recover: a plain `lazy` caches its first failure, this one calls the loader again
 * when Retry of the surrounding remote slot is pressed.
 */
export function lazyRetry(load: Loader): ComponentType {
  const attempts = new Map<number, ComponentType>();
  let loaded: ComponentType | undefined;
  function pageOf(attempt: number): ComponentType {
    if (loaded) return loaded;
    let page = attempts.get(attempt);
    if (!page) {
      page = lazy(async () => {
        const module = await load();
        loaded = page;
        return module;
      });
      attempts.set(attempt, page);
    }
    return page;
  }
  return function LazyPage() {
    const Page = pageOf(useContext(RetryContext));
    return <Page />;
  };
}

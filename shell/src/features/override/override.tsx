import { lazy, Suspense, useSyncExternalStore } from 'react';
import { shownOverride } from '../../federation/override.ts';

/** No visitor sees it. */
const OverrideBadge = lazy(() => import('./override-badge.tsx'));

/** It is known before the first render, and does not change. */
const subscribe = () => () => undefined;

/** Says which module of this page comes from a developer's server, if one does. */
export function Override() {
  const override = useSyncExternalStore(subscribe, shownOverride, () => undefined);
  if (override === undefined) return null;
  return (
    <Suspense>
      <OverrideBadge override={override} />
    </Suspense>
  );
}

import { lazy, Suspense, useSyncExternalStore } from 'react';
import { shownPreview } from '../../federation/chosen-release.ts';

/** Few visitors see it. */
const PreviewBar = lazy(() => import('./preview-bar.tsx'));

/** The preview is known before the first render, and does not change. */
const subscribe = () => () => undefined;

/** The bar of the preview that this tab shows, if it shows one. */
export function Preview() {
  const name = useSyncExternalStore(subscribe, shownPreview, () => undefined);
  if (name === undefined) return null;
  return (
    <Suspense>
      <PreviewBar name={name} />
    </Suspense>
  );
}

import { paths } from '@storyloom/shared/contract';
import { lazyRetry } from '@storyloom/shared/remote';
import { Navigate, type RouteObject } from 'react-router-dom';

const CuratedPage = lazyRetry(() => import('../features/curated/components/curated-page.tsx'));

export const routes: readonly RouteObject[] = [
  // The community's prompts have no page yet; the curated ones answer for them.
  { path: paths.inspiration.pattern, element: <Navigate replace to={paths.curatedInspirations.href()} /> },
  { path: paths.curatedInspirations.pattern, element: <CuratedPage /> },
];

import { lazyRetry } from '@storyloom/shared/remote';
import type { RouteObject } from 'react-router-dom';

const NewModulePage = lazyRetry(() => import('../features/new-module/components/new-module-page.tsx'));

export const routes: readonly RouteObject[] = [{ path: '/new-module', element: <NewModulePage /> }];

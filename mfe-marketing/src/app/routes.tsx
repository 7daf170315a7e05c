import { paths } from '@storyloom/shared/contract';
import { lazyRetry } from '@storyloom/shared/remote';
import type { RouteObject } from 'react-router-dom';

const HomePage = lazyRetry(() => import('../features/home/components/home-page.tsx'));

export const routes: readonly RouteObject[] = [{ path: paths.home.pattern, element: <HomePage /> }];

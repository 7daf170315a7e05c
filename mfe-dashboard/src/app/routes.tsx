import { paths } from '@storyloom/shared/contract';
import { lazyRetry } from '@storyloom/shared/remote';
import { QueryRoot } from '@storyloom/shared/query';
import { Outlet, type RouteObject } from 'react-router-dom';

const DashboardPage = lazyRetry(() => import('../features/stories/components/dashboard-page.tsx'));
const StoryPage = lazyRetry(() => import('../features/stories/components/story-page.tsx'));

export const routes: readonly RouteObject[] = [
  {
    element: (
      <QueryRoot>
        <Outlet />
      </QueryRoot>
    ),
    children: [
      { path: paths.dashboard.pattern, element: <DashboardPage /> },
      { path: paths.story.pattern, element: <StoryPage /> },
    ],
  },
];

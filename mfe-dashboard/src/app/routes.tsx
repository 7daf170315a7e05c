import { paths } from '@storyloom/shared/contract';
import { lazyRetry } from '@storyloom/shared/remote';
import { QueryRoot } from '@storyloom/shared/query';
import { Outlet, type RouteObject } from 'react-router-dom';

const DashboardPage = lazyRetry(() => import('./dashboard-page.tsx'));
const StoryRoute = lazyRetry(() => import('./story-route.tsx'));
const AccountDeletedPage = lazyRetry(() => import('../features/account-deleted/account-deleted-page.tsx'));
const PublishedStoryRoute = lazyRetry(() => import('./published-story-route.tsx'));

export const routes: readonly RouteObject[] = [
  {
    element: (
      <QueryRoot>
        <Outlet />
      </QueryRoot>
    ),
    children: [
      { path: paths.dashboard.pattern, element: <DashboardPage /> },
      { path: paths.story.pattern, element: <StoryRoute /> },
      { path: paths.publishedStory.pattern, element: <PublishedStoryRoute /> },
      { path: paths.accountDeleted.pattern, element: <AccountDeletedPage /> },
    ],
  },
];

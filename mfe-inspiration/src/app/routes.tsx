import { paths } from '@storyloom/shared/contract';
import { QueryRoot } from '@storyloom/shared/query';
import { lazyRetry } from '@storyloom/shared/remote';
import { Outlet, type RouteObject } from 'react-router-dom';

const InspirationPage = lazyRetry(() => import('../features/prompts/components/inspiration-page.tsx'));
const FavoritesPage = lazyRetry(() => import('./favorites-page.tsx'));
const CommunityPage = lazyRetry(() => import('../features/stories/components/community-page.tsx'));
const CommunityStoryPage = lazyRetry(() => import('../features/stories/components/community-story-page.tsx'));
const ModerationPage = lazyRetry(() => import('../features/moderation/components/moderation-page.tsx'));

export const routes: readonly RouteObject[] = [
  {
    element: (
      <QueryRoot>
        <Outlet />
      </QueryRoot>
    ),
    children: [
      { path: paths.inspiration.pattern, element: <InspirationPage /> },
      { path: paths.curatedInspirations.pattern, element: <FavoritesPage /> },
      { path: paths.community.pattern, element: <CommunityPage /> },
      { path: paths.communityStory.pattern, element: <CommunityStoryPage /> },
      { path: paths.moderation.pattern, element: <ModerationPage /> },
    ],
  },
];

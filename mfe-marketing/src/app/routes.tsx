import { paths } from '@storyloom/shared/contract';
import { lazyRetry } from '@storyloom/shared/remote';
import type { RouteObject } from 'react-router-dom';

const HomePage = lazyRetry(() => import('../features/home/components/home-page.tsx'));
const TermsPage = lazyRetry(() => import('../features/legal/components/terms-page.tsx'));
const PrivacyPage = lazyRetry(() => import('../features/legal/components/privacy-page.tsx'));

export const routes: readonly RouteObject[] = [
  { path: paths.home.pattern, element: <HomePage /> },
  { path: '/terms', element: <TermsPage /> },
  { path: '/privacy', element: <PrivacyPage /> },
];

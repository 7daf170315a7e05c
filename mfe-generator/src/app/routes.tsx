import { paths } from '@storyloom/shared/contract';
import { lazyRetry } from '@storyloom/shared/remote';
import { QueryRoot } from '@storyloom/shared/query';
import { Outlet, type RouteObject } from 'react-router-dom';

const GeneratorPage = lazyRetry(() => import('../features/generation/components/generator-page.tsx'));
const DeskPage = lazyRetry(() => import('../features/desk/page/desk-page.tsx'));

export const routes: readonly RouteObject[] = [
  {
    element: (
      <QueryRoot>
        <Outlet />
      </QueryRoot>
    ),
    children: [
      { path: paths.generators.pattern, element: <GeneratorPage /> },
      { path: paths.generator.pattern, element: <GeneratorPage /> },
      { path: paths.storyEdit.pattern, element: <DeskPage /> },
    ],
  },
];

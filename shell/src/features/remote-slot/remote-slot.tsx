import type { RemoteModule, RemoteRelease } from '@storyloom/shared/contract';
import { RetryContext } from '@storyloom/shared/remote';
import { type ReactNode, Suspense, use, useEffect, useState } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import { attemptAtHydration, nextAttempt, remoteModule } from '../../federation/load-remote.ts';
import { pageName } from '../../federation/page-name.ts';
import { keeperOf, showLivePage } from '../../prerendered/page-keeper.ts';
import { RemoteBoundary } from './remote-boundary.tsx';
import { RemoteFailureNotice } from './remote-failure-notice.tsx';
import { SlotSkeleton } from './slot-skeleton.tsx';

interface Props {
  readonly release: RemoteRelease;
  /** For an address that the release map gives to the remote and the remote does not answer. */
  readonly notFound: ReactNode;
}

/** The place of one remote on the page: its skeleton, its routes, or what went wrong and Retry. */
export function RemoteSlot({ release, notFound }: Props) {
  const { pathname } = useLocation();
  const [isHydrating] = useState(keeperOf(pathname) !== undefined);
  const [attempt, setAttempt] = useState(() => (isHydrating ? attemptAtHydration : nextAttempt)(release.id));
  const retry = () => setAttempt((current) => Math.max(current + 1, nextAttempt(release.id)));
  const page = pageName(release, pathname);
  const kept = keeperOf(pathname);
  const Notice = kept?.Notice ?? RemoteFailureNotice;
  return (
    <RetryContext value={attempt}>
      <RemoteBoundary
        key={attempt}
        location={pathname}
        onLeave={retry}
        renderError={(error) => <Notice module={release.name} page={page} error={error} onRetry={retry} />}
      >
        <Suspense fallback={kept ? <kept.Page /> : <SlotSkeleton page={page} />}>
          <RemoteRoutes module={remoteModule(release, attempt)} notFound={notFound} />
        </Suspense>
      </RemoteBoundary>
    </RetryContext>
  );
}

interface RoutesProps {
  readonly module: Promise<RemoteModule>;
  readonly notFound: ReactNode;
}

function RemoteRoutes({ module, notFound }: RoutesProps) {
  const { routes } = use(module);
  useEffect(showLivePage, []);
  return useRoutes([...routes]) ?? notFound;
}

import type { RemoteModule, RemoteRelease } from '@storyloom/shared/contract';
import { RetryContext } from '@storyloom/shared/remote';
import { type ReactNode, Suspense, use, useEffect, useState } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import { nextAttempt, remoteModule } from '../../federation/load-remote.ts';
import { isPageKept, KeptPage, showLivePage } from './kept-page.tsx';
import { KeptPageNotice } from './kept-page-notice.tsx';
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
  const [attempt, setAttempt] = useState(() => nextAttempt(release.id));
  const { pathname } = useLocation();
  const retry = () => setAttempt((current) => Math.max(current + 1, nextAttempt(release.id)));
  return (
    <RetryContext value={attempt}>
      <RemoteBoundary
        key={attempt}
        location={pathname}
        onLeave={retry}
        renderError={(error) =>
          isPageKept(pathname) ? (
            <KeptPageNotice module={release.name} error={error} onRetry={retry} />
          ) : (
            <RemoteFailureNotice module={release.name} error={error} onRetry={retry} />
          )
        }
      >
        <Suspense fallback={isPageKept(pathname) ? <KeptPage /> : <SlotSkeleton module={release.name} />}>
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

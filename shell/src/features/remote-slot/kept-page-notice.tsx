import { Button } from '@storyloom/shared/ui';
import { useEffect, useState } from 'react';
import { BottomBar } from '../../components/bottom-bar.tsx';
import { useNewVersion } from '../../federation/new-version.ts';
import { KeptPage, settlePage } from './kept-page.tsx';
import { useFailureReport } from './report-failure.ts';
import { strings } from './strings.ts';

interface Props {
  readonly module: string;
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** True a moment after the first render: a live region is read out when it changes, not when it comes with its words. */
function useMomentLater(): boolean {
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLater(true));
    return () => clearTimeout(timer);
  }, []);
  return isLater;
}

/** A prerendered page whose module is missing: it stays, and a bar over its foot says what does not work. */
export function KeptPageNotice({ module, error, onRetry }: Props) {
  useFailureReport(module, error);
  useEffect(settlePage, []);
  const isReady = useMomentLater();
  // The bar that offers the new version stands in the same place, and mends it.
  const isSuperseded = useNewVersion();
  return (
    <>
      <KeptPage />
      <BottomBar text={isReady && !isSuperseded && strings.onlyReading}>
        <Button variant="primary" onClick={onRetry}>
          {strings.retry}
        </Button>
      </BottomBar>
    </>
  );
}

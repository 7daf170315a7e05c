import { Button } from '@storyloom/shared/ui';
import { BottomBar } from '../../components/bottom-bar.tsx';
import { KeptPage } from './kept-page.tsx';
import { useFailureReport } from './report-failure.ts';
import { strings } from './strings.ts';

interface Props {
  readonly module: string;
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** A prerendered page whose module is missing: it stays, and a bar over its foot says what does not work. */
export function KeptPageNotice({ module, error, onRetry }: Props) {
  useFailureReport(module, error);
  return (
    <>
      <KeptPage />
      <BottomBar text={strings.onlyReading}>
        <Button variant="primary" onClick={onRetry}>
          {strings.retry}
        </Button>
      </BottomBar>
    </>
  );
}

import { Button } from '@storyloom/shared/ui';
import { useState } from 'react';
import { BottomBar } from '../../components/bottom-bar.tsx';
import { useNewVersion } from '../../federation/new-version.ts';
import { strings } from './strings.ts';

/** Says that this page is of an older release. The user decides when to reload it. */
export function NewVersionBar() {
  const isReady = useNewVersion();
  const [later, setLater] = useState(false);
  return (
    <BottomBar
      text={
        isReady &&
        !later && (
          <>
            <strong>{strings.newVersion}</strong> {strings.newVersionHint}
          </>
        )
      }
    >
      <Button variant="quiet" onClick={() => setLater(true)}>
        {strings.later}
      </Button>
      <Button variant="primary" onClick={() => location.reload()}>
        {strings.reload}
      </Button>
    </BottomBar>
  );
}

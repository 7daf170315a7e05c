import { Spinner } from '@storyloom/shared/ui';
import { useLongCall } from '../../../runs/use-long-call.ts';
import { Elapsed } from '../../../runs/wait-line.tsx';
import { strings } from '../strings.ts';

/** Stands where the outline will be while it is made. Stop ends the wait. */
export function OutlineWait() {
  const since = useLongCall(true);
  const { asking, stillAsking } = strings.outline;
  return (
    <Spinner layout="block">
      {since === undefined ? (
        asking
      ) : (
        <>
          {stillAsking} <Elapsed since={since} />
        </>
      )}
    </Spinner>
  );
}

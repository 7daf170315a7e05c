import { Spinner } from '@storyloom/shared/ui';
import { Elapsed, useLongCall } from '@storyloom/shared/ui/call-wait';
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

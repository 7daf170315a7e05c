import { Spinner, type SpinnerProps } from '@storyloom/shared/ui';
import { Elapsed } from '@storyloom/shared/ui/call-wait';
import type { ShownWait } from './run-wait.ts';
import { runStrings } from './strings.ts';

interface WaitWordsProps {
  readonly wait: ShownWait;
}

/** What a run waits for, and for how long. */
export function WaitWords({ wait }: WaitWordsProps) {
  return (
    <>
      {runStrings.waitsFor(wait)} <Elapsed key={wait.since} since={wait.since} />
    </>
  );
}

interface WaitLineProps extends Omit<SpinnerProps, 'children'> {
  readonly wait: ShownWait | undefined;
  /** What it says during the first seconds of a wait. */
  readonly children: string;
}

/** Stands where text will come. Announce the wait from the page's own status line. */
export function WaitLine({ wait, layout, children }: WaitLineProps) {
  return <Spinner layout={layout}>{wait ? <WaitWords wait={wait} /> : children}</Spinner>;
}

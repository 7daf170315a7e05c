import { Spinner, type SpinnerProps } from '@storyloom/shared/ui';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import type { ShownWait } from './run-wait.ts';
import { runStrings } from './strings.ts';

interface ElapsedProps {
  /** In milliseconds since the epoch. */
  readonly since: number;
}

/** The time since then, after a dot; a line may break before it. Screen readers skip it: they would read every second. */
export function Elapsed({ since }: ElapsedProps) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const plan = () => {
      timer = setTimeout(tick, 1000 - ((Date.now() - since) % 1000));
    };
    const tick = () => {
      setNow(Date.now());
      plan();
    };
    plan();
    return () => clearTimeout(timer);
  }, [since]);
  return <Time aria-hidden>{runStrings.elapsed(Math.max(0, Math.floor((now - since) / 1000)))}</Time>;
}

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

const Time = styled.span`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  &::before {
    content: '· ';
  }
`;

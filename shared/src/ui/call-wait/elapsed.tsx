import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { waitStrings } from './strings.ts';

interface Props {
  /** In milliseconds since the epoch. */
  readonly since: number;
}

/** The time since then, after a dot; a line may break before it. Screen readers skip it: they would read every second. */
export function Elapsed({ since }: Props) {
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
  return <Time aria-hidden>{waitStrings.elapsed(Math.max(0, Math.floor((now - since) / 1000)))}</Time>;
}

const Time = styled.span`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  &::before {
    content: '· ';
  }
`;

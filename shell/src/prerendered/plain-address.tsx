import { type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { UNSAFE_LocationContext as LocationContext } from 'react-router-dom';

interface Props {
  /** For a prerendered page: see `Site`. */
  readonly until: Promise<void> | undefined;
  readonly children: ReactNode;
}

/**
 * Until a prerendered page is hydrated, its address has no query, no fragment and no state of the history: its HTML was rendered
 * without them, so the first render must be too.
 */
export function PlainAddress({ until, children }: Props) {
  const [isHeld, setHeld] = useState(until !== undefined);
  useEffect(() => void until?.then(() => setHeld(false)), [until]);
  const whole = useContext(LocationContext);
  const plain = useMemo(
    () => ({ ...whole, location: { ...whole.location, search: '', hash: '', state: null as unknown } }),
    [whole],
  );
  return <LocationContext value={isHeld ? plain : whole}>{children}</LocationContext>;
}

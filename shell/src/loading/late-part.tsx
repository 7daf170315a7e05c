import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';

interface Stand<Props> {
  /** Shown while its code arrives. */
  readonly pending: (props: Props) => ReactNode;
  /** Shown when its code did not arrive or threw; `retry` loads it again. */
  readonly failed: (props: Props, retry: () => void) => ReactNode;
}

/** A part of the shell that only some users need: its code is fetched when it is first shown, and may fail to arrive. */
export function latePart<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  { pending, failed }: Stand<Props>,
): ComponentType<Props> {
  // A lazy component caches its first failure, so each attempt has a new one.
  let latest = { number: 0, Part: lazy(load) as ComponentType<Props> };
  function renew() {
    latest = { number: latest.number + 1, Part: lazy(load) as ComponentType<Props> };
  }
  return function LatePart(props: Props) {
    const [{ number, Part }, setAttempt] = useState(latest);
    return (
      <Boundary key={number} onFailure={renew} failed={() => failed(props, () => setAttempt(latest))}>
        <Suspense fallback={pending(props)}>
          <Part {...props} />
        </Suspense>
      </Boundary>
    );
  };
}

interface BoundaryProps {
  readonly children: ReactNode;
  readonly onFailure: () => void;
  readonly failed: () => ReactNode;
}

class Boundary extends Component<BoundaryProps, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error('Storyloom: a part of the page failed', error);
    this.props.onFailure();
  }

  override render(): ReactNode {
    return this.state.broken ? this.props.failed() : this.props.children;
  }
}

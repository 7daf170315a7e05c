import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';

interface Stand<Props> {
  /** While its code arrives. */
  readonly pending: (props: Props) => ReactNode;
  /** When its code did not arrive, or it broke; `retry` asks for it again. */
  readonly failed: (props: Props, retry: () => void) => ReactNode;
}

/** A part of the shell that only some people need: its code is fetched when it is first shown, and may fail to arrive. */
export function latePart<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  { pending, failed }: Stand<Props>,
): ComponentType<Props> {
  // A lazy component keeps its first failure for ever, so each attempt has one of its own.
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

import { Component, type ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
  /** The current address; a new one clears the failure. */
  readonly location: string;
  readonly onLeave: () => void;
  readonly renderError: (error: unknown) => ReactNode;
}

interface State {
  readonly failure?: { readonly error: unknown };
}

/** Keeps a remote's failure inside its slot. */
export class RemoteBoundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  override componentDidUpdate(previous: Props): void {
    if (this.state.failure && previous.location !== this.props.location) this.props.onLeave();
  }

  override render(): ReactNode {
    return this.state.failure ? this.props.renderError(this.state.failure.error) : this.props.children;
  }
}

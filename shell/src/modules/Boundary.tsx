import { failureShown } from '@bidwright/shell-api';
import { Component, type PropsWithChildren, type ReactNode } from 'react';
import { type Failure, failureOf } from './Failure.ts';

interface BoundaryProps {
  /** What stands in place of the part that failed. */
  renderFailure: (failure: Failure, retry: () => void) => ReactNode;
  /** When this changes, the failure is forgotten. */
  forgetAt?: string;
  onFailure?: (failure: Failure) => void;
}

interface BoundaryState {
  failure?: Failure;
  forgetAt?: string;
}

/** Keeps a failure inside its own part of the page. */
export class Boundary extends Component<PropsWithChildren<BoundaryProps>, BoundaryState> {
  static getDerivedStateFromError(error: unknown) {
    return { failure: failureOf(error, 'render') };
  }

  static getDerivedStateFromProps({ forgetAt }: BoundaryProps, state: BoundaryState) {
    return forgetAt === state.forgetAt ? null : { forgetAt, failure: undefined };
  }

  override state: BoundaryState = { forgetAt: this.props.forgetAt };

  /** React has shown the failure and no longer waits for what failed. */
  override componentDidCatch(error: unknown) {
    failureShown();
    this.props.onFailure?.(failureOf(error, 'render'));
  }

  retry = () => this.setState({ failure: undefined });

  override render() {
    const { failure } = this.state;
    return failure ? this.props.renderFailure(failure, this.retry) : this.props.children;
  }
}

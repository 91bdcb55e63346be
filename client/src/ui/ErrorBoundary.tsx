import { Component, type ReactNode } from 'react';
import { Failure } from './Failure.tsx';

/** Holds a fault inside: what stands around it goes on working. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <Failure onRetry={() => window.location.reload()} /> : this.props.children;
  }
}

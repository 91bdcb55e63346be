import { Component, type ReactNode } from 'react';
import { Failure } from './Failure.tsx';

/** Contains an error: everything around it still works. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <Failure onRetry={() => window.location.reload()} /> : this.props.children;
  }
}

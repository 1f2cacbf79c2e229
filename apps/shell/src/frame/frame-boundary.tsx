import { useSlots } from '@weefsel/federation/runtime';
import { Component, type ReactNode } from 'react';

interface FrameBoundaryProps {
  /** Fallback for broken content. */
  instead: ReactNode | ((retry: () => void) => ReactNode);
  /** When this changes, a failed part is tried again. */
  again?: unknown;
  onFailed?: (() => void) | undefined;
  children: ReactNode;
}

interface BoundaryProps extends FrameBoundaryProps {
  report: (error: unknown) => void;
}

class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate(before: BoundaryProps, { failed }: { failed: boolean }) {
    if (failed && before.again !== this.props.again) this.retry();
  }

  override componentDidCatch(error: unknown) {
    this.props.report(error);
    this.props.onFailed?.();
  }

  retry = () => this.setState({ failed: false });

  override render() {
    const { instead, children } = this.props;
    if (!this.state.failed) return children;
    return typeof instead === 'function' ? instead(this.retry) : instead;
  }
}

/** Catches errors of a frame part in the browser, within its slot. */
export function FrameBoundary(props: FrameBoundaryProps) {
  const { report } = useSlots();
  return <Boundary {...props} report={report} />;
}

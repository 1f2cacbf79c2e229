import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

interface PageBoundaryProps {
  /** The last loaded page. */
  visit: unknown;
  /** Fallback for a broken page. */
  instead: (error: unknown) => ReactNode;
  children: ReactNode;
}

interface BoundaryProps extends PageBoundaryProps {
  location: unknown;
}

interface BoundaryState extends Pick<BoundaryProps, 'visit' | 'location'> {
  broken?: { error: unknown } | undefined;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { visit: this.props.visit, location: this.props.location };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { broken: { error } };
  }

  static getDerivedStateFromProps(
    { visit, location }: BoundaryProps,
    state: BoundaryState,
  ): BoundaryState | null {
    const isHere = state.visit === visit && state.location === location;
    return isHere ? null : { visit, location, broken: undefined };
  }

  override render() {
    const { broken } = this.state;
    return broken ? this.props.instead(broken.error) : this.props.children;
  }
}

/** Catches rendering errors of a page. The next page, or a reload of the same one, gets another try. */
export function PageBoundary(props: PageBoundaryProps) {
  return <Boundary {...props} location={useLocation()} />;
}

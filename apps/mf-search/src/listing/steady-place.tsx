import { Component, createRef, type ReactNode } from 'react';

interface SteadyPlaceProps {
  /** Path of the page: another one may scroll freely. */
  path: string;
  /** Key of the content above; when it changes, this place keeps its position in the window. */
  below: string | undefined;
  children: ReactNode;
}

/** Keeps its position in the window when a choice inside adds or removes content above. */
export class SteadyPlace extends Component<SteadyPlaceProps> {
  private readonly place = createRef<HTMLDivElement>();

  private get top(): number {
    return this.place.current?.getBoundingClientRect().top ?? 0;
  }

  override getSnapshotBeforeUpdate({ path, below }: SteadyPlaceProps): number | null {
    const isSame = below === this.props.below || path !== this.props.path;
    return isSame ? null : this.top;
  }

  override componentDidUpdate(_props: SteadyPlaceProps, _state: unknown, before: number | null): void {
    if (before === null) return;
    const moved = this.top - before;
    if (moved !== 0) scrollBy({ top: moved, behavior: 'instant' });
  }

  override render(): ReactNode {
    return <div ref={this.place}>{this.props.children}</div>;
  }
}

export interface RailMeasures {
  scrollLeft: number;
  clientWidth: number;
  scrollWidth: number;
  /** Distance in px from the start of one item to the start of the next. */
  step: number;
}

export interface RailPosition {
  /** Number of the first item in sight, from 0. */
  index: number;
  atStart: boolean;
  atEnd: boolean;
}

/** Where a rail stands. A pixel of slack: browsers round scroll positions on zoomed screens. */
export function railPosition({ scrollLeft, clientWidth, scrollWidth, step }: RailMeasures): RailPosition {
  return {
    index: step > 0 ? Math.max(0, Math.round(scrollLeft / step)) : 0,
    atStart: scrollLeft <= 1,
    atEnd: scrollLeft + clientWidth >= scrollWidth - 1,
  };
}

import { Children, type ReactNode } from 'react';
import { IconButton } from '../icon-button/icon-button';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/icons';
import classes from './rail.module.css';
import { useRailPosition } from './use-rail-position';

export interface RailProps {
  /** The items, one child each. */
  children: ReactNode;
  /** What is in it, e.g. "Nieuw binnen". */
  label: string;
  previousLabel: string;
  nextLabel: string;
  /** Stands left of the arrows: a heading or tabs. */
  heading?: ReactNode;
  /** Width of an item: `card` is 181 px, 281 px from 1024 px; `full` that of the rail; `content` its own. */
  itemWidth?: 'card' | 'full' | 'content';
  /** Called with the number of the first item in sight, from 0, when it changes. */
  onIndexChange?: (index: number) => void;
}

/** Items side by side that scroll by finger, wheel, keys or arrows; the browser does the scrolling. */
export function Rail({ children, label, heading, itemWidth = 'card', onIndexChange, ...labels }: RailProps) {
  const { track, position, settle, move } = useRailPosition(onIndexChange);
  return (
    <section className={classes.rail} aria-label={label}>
      <div className={classes.head}>
        <div className={classes.heading}>{heading}</div>
        <div className={classes.arrows} data-needed={!(position.atStart && position.atEnd)}>
          <IconButton
            label={labels.previousLabel}
            disabled={position.atStart}
            data-early="scroll"
            value="-1"
            onClick={() => move(-1)}
          >
            <ChevronLeftIcon />
          </IconButton>
          <IconButton
            label={labels.nextLabel}
            disabled={position.atEnd}
            data-early="scroll"
            value="1"
            onClick={() => move(1)}
          >
            <ChevronRightIcon />
          </IconButton>
        </div>
      </div>
      <ul
        ref={track}
        className={classes.track}
        data-item-width={itemWidth}
        onScroll={settle}
        tabIndex={0}
        aria-label={label}
      >
        {Children.map(children, (child) => (
          <li className={classes.item}>{child}</li>
        ))}
      </ul>
    </section>
  );
}

import { Children, type ReactNode } from 'react';
import { IconButton } from '../icon-button/icon-button';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/icons';
import classes from './rail.module.css';
import { useRailPosition } from './use-rail-position';

interface RailProps {
  /** The items, one per child. */
  children: ReactNode;
  /** Name of the content, e.g. "Nieuw binnen". */
  label: string;
  previousLabel: string;
  nextLabel: string;
  /** Content left of the arrows: a heading or tabs. */
  heading?: ReactNode;
  /** Width of an item: `card` is 181 px, 281 px from 1024 px; `full` the rail's; `content` the item's. */
  itemWidth?: 'card' | 'full' | 'content';
  /** Called when the index of the first visible item, from 0, changes. */
  onIndexChange?: (index: number) => void;
}

/** Items in a row that scroll by touch, wheel, keys or arrows. Scrolling is the browser's. */
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

import { moveByKey } from '@weefsel/ui';
import classes from './slider-tabs.module.css';

interface SliderTabsProps {
  /** Prefix of the ids of tabs and panels. */
  id: string;
  titles: readonly string[];
  /** Index of the open tab, from 0. */
  active: number;
  onChoose: (index: number) => void;
}

/** Tabs for choosing a list; arrow keys move between them. */
export function SliderTabs({ id, titles, active, onChoose }: SliderTabsProps) {
  return (
    <div role="tablist" className={classes.tabs} onKeyDown={(event) => moveByKey(event, active, onChoose)}>
      {titles.map((title, index) => (
        <button
          key={title}
          type="button"
          role="tab"
          id={`${id}tab${index}`}
          aria-controls={`${id}panel${index}`}
          aria-selected={index === active}
          tabIndex={index === active ? 0 : -1}
          className={classes.tab}
          onClick={() => onChoose(index)}
        >
          {title}
        </button>
      ))}
    </div>
  );
}

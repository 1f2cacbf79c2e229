import type { KeyboardEvent } from 'react';
import classes from './slider-tabs.module.css';

interface SliderTabsProps {
  /** Begin of the ids of tabs and panels. */
  id: string;
  titles: readonly string[];
  /** Number of the tab that is open, from 0. */
  active: number;
  onChoose: (index: number) => void;
}

const STEPS: Record<string, (index: number, last: number) => number> = {
  ArrowRight: (index, last) => (index === last ? 0 : index + 1),
  ArrowLeft: (index, last) => (index === 0 ? last : index - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** The lists to choose from; arrow keys move between them. */
export function SliderTabs({ id, titles, active, onChoose }: SliderTabsProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const next = STEPS[event.key]?.(active, titles.length - 1);
    if (next === undefined) return;
    event.preventDefault();
    onChoose(next);
    event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };
  return (
    <div role="tablist" className={classes.tabs} onKeyDown={onKeyDown}>
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

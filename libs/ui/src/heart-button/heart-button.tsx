import { useHydrated } from '../hydration/use-hydrated';
import { IconButton } from '../icon-button/icon-button';
import classes from './heart-button.module.css';

export interface HeartButtonProps {
  /** Whether the product is saved; known to this browser only, so the server's HTML always shows an open heart. */
  pressed: boolean;
  /** Id of what it saves: a press before there is code is kept for the next page. */
  keeps?: string;
  /** What pressing it is for, the same in both states: "Bewaar Wollen jas op je verlanglijst". */
  label: string;
  onToggle: () => void;
  /** Why it is as before after a change that did not work; shown beside it without moving anything. */
  failure?: string | undefined;
  /** `plain` (default) over a picture, or a round outline beside another button. */
  variant?: 'plain' | 'outline';
}

/** Saves a product for later. */
export function HeartButton({
  pressed,
  keeps,
  label,
  onToggle,
  failure,
  variant = 'plain',
}: HeartButtonProps) {
  const saved = useHydrated() && pressed;
  return (
    <span className={classes.place}>
      <IconButton
        label={label}
        variant={variant}
        aria-pressed={saved}
        data-early="toggle"
        data-pressed={saved}
        data-keeps={keeps}
        className={classes.heart}
        onClick={onToggle}
      />
      {failure && (
        <span className={classes.failure} role="alert">
          {failure}
        </span>
      )}
    </span>
  );
}

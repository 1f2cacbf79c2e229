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
  /** Id of a form that saves the product where there is no script; without one the heart is not there then. */
  form?: string | undefined;
  /** `plain` (default) over a picture, or a round outline beside another button. */
  variant?: 'plain' | 'outline';
}

/** Saves a product for later. */
export function HeartButton(props: HeartButtonProps) {
  const { pressed, keeps, label, onToggle, failure, form, variant = 'plain' } = props;
  const saved = useHydrated() && pressed;
  return (
    <span className={classes.place} data-needs-script={form === undefined || undefined}>
      <IconButton
        {...(form !== undefined && { type: 'submit', form })}
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

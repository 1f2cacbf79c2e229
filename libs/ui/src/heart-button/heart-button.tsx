import { useHydrated } from '../hydration/use-hydrated';
import { IconButton } from '../icon-button/icon-button';
import classes from './heart-button.module.css';

export interface HeartButtonProps {
  /** True when the product is saved. Only the browser knows, so the server always renders an open heart. */
  pressed: boolean;
  /** Id of the saved product. A press before hydration is kept for the next page. */
  keeps?: string;
  /** Purpose of the button in both states: "Bewaar Wollen jas op je verlanglijst". */
  label: string;
  onToggle: () => void;
  /** Message after a failed change. Shown beside the heart without a layout shift. */
  failure?: string | undefined;
  /** Id of a form that saves the product without script. Without it the heart is hidden then. */
  form?: string | undefined;
  /** `plain` (default) over a picture, or a round outline beside another button. */
  variant?: 'plain' | 'outline';
}

/** Saves a product on the wishlist. */
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

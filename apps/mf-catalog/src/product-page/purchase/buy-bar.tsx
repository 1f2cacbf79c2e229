import { toPlainPrice } from '@weefsel/product';
import { observer, useStores } from '@weefsel/stores';
import { Button } from '@weefsel/ui';
import type { RefObject } from 'react';
import { chosenVariant, isSoldOut, missingChoice, shownOffer } from '../product-selection';
import type { SelectionProps } from '../use-selection';
import { ADD_BUTTON } from './purchase-form';
import classes from './buy-bar.module.css';
import { usePassed } from './use-passed';

const MISSING = {
  size: 'headless.product.chooseSize',
  length: 'headless.product.chooseLength',
} as const;

interface BuyBarProps extends Omit<SelectionProps, 'select'> {
  /** Id of the form that its button submits. */
  form: string;
  /** The form's own button. */
  button: RefObject<HTMLElement | null>;
}

/**
 * Choice, price and submit button at the foot of a small screen. Shown once the form's own button has scrolled off the
 * top. Without script it is always shown.
 */
export const BuyBar = observer(({ data, selection, form, button }: BuyBarProps) => {
  const { snippets, cart } = useStores();
  const passed = usePassed(button);
  const price = shownOffer(data, selection)?.price;
  const variant = chosenVariant(data, selection);
  if (!price || isSoldOut(data) || variant?.inStock === false) return null;
  const missing = missingChoice(data, selection);
  const chosen = [selection.size, selection.length].filter(Boolean).join(' / ');
  return (
    <div className={classes.bar} data-at-foot={passed}>
      <p className={classes.choice}>
        {missing && <span className={classes.wish}>{snippets.text(MISSING[missing])}</span>}
        {!missing && chosen && (
          <span>
            {snippets.text('headless.product.size')} {chosen}
          </span>
        )}
        <span className={classes.price}>{toPlainPrice(price, snippets.text)}</span>
      </p>
      <Button
        type="submit"
        form={form}
        {...ADD_BUTTON}
        busy={variant !== undefined && cart.isPending(variant.id)}
      >
        {snippets.text('headless.product.addToCart')}
      </Button>
    </div>
  );
});

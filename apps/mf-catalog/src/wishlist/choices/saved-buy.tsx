import { observer, useStores } from '@weefsel/stores';
import { Skeleton } from '@weefsel/ui';
import { SavedBuyForm } from './saved-buy-form';
import classes from './saved-buy.module.css';
import type { SavedChoice } from './saved-choice';

interface SavedBuyProps {
  productId: string;
  /** Name of the product. */
  name: string;
  /** Undefined while loading. */
  choices: readonly SavedChoice[] | undefined;
}

/** Size choice and button of a saved product, or a sold-out note. */
export const SavedBuy = observer(function SavedBuy({ productId, name, choices }: SavedBuyProps) {
  const { snippets } = useStores();
  if (!choices) {
    return (
      <div className={`${classes.buy} ${classes.waiting}`}>
        <Skeleton height="3rem" />
        <Skeleton height="3rem" />
      </div>
    );
  }
  if (choices.length === 0) return null;
  if (choices.every(({ soldOut }) => soldOut)) {
    return <p className={classes.soldOut}>{snippets.text('headless.wishlist.soldOut')}</p>;
  }
  return <SavedBuyForm productId={productId} name={name} choices={choices} />;
});

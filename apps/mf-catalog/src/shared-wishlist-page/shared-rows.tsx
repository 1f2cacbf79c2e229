import { useId } from 'react';
import { ProductHeart } from '../product-heart';
import { useSavedChoices } from '../wishlist/choices/use-saved-choices';
import type { SavedProducts } from '../wishlist/load-saved';
import { SavedProduct, type WishlistCard } from '../wishlist/saved-product';
import { WishlistForm } from '../wishlist/wishlist-form';
import classes from '../wishlist/wishlist-rows.module.css';
import { observer } from '@weefsel/stores';

/** Saves a product of a shared list to the shopper's own, with and without script. */
const SaveToo = observer(function SaveToo({ id, name }: Pick<WishlistCard, 'id' | 'name'>) {
  const form = useId();
  return (
    <>
      <ProductHeart id={id} name={name} form={form} />
      <WishlistForm does="add" productId={id} id={form} />
    </>
  );
});

/** Products of a shared list. */
export const SharedRows = observer(function SharedRows({ cards, choices }: SavedProducts) {
  const choicesOf = useSavedChoices(
    cards.map(({ id }) => id),
    choices,
  );
  return (
    <ul className={classes.rows}>
      {cards.map((card) => (
        <li key={card.id} className={classes.place}>
          <SavedProduct {...card} choices={choicesOf(card.id)}>
            <SaveToo id={card.id} name={card.name} />
          </SavedProduct>
        </li>
      ))}
    </ul>
  );
});

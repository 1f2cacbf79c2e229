import { observer, useStores } from '@weefsel/stores';
import { CloseIcon, IconButton } from '@weefsel/ui';
import type { SavedChoice } from './choices/saved-choice';
import { SavedProduct, type WishlistCard } from './saved-product';
import { WishlistForm } from './wishlist-form';

interface WishlistRowProps extends WishlistCard {
  choices: readonly SavedChoice[] | undefined;
  /** Called before the product is removed. */
  onLeave: (name: string) => void;
  /** Called when the removal failed and the product returns. */
  onStay: (name: string) => void;
}

/** A saved product with a remove button. */
export const WishlistRow = observer(function WishlistRow({ onLeave, onStay, ...product }: WishlistRowProps) {
  const { id, name } = product;
  const { snippets, wishlist } = useStores();

  const remove = async () => {
    onLeave(name);
    if (!(await wishlist.remove(id))) onStay(name);
  };

  return (
    <SavedProduct {...product}>
      <WishlistForm does="remove" productId={id}>
        <IconButton
          type="submit"
          data-remove
          label={snippets.text('headless.wishlist.remove', { name })}
          onClick={() => void remove()}
        >
          <CloseIcon size={18} />
        </IconButton>
      </WishlistForm>
    </SavedProduct>
  );
});

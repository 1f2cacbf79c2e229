import { observer, useStores } from '@weefsel/stores';
import { CloseIcon, IconButton } from '@weefsel/ui';
import type { SavedChoice } from './choices/saved-choice';
import { SavedProduct, type WishlistCard } from './saved-product';
import { WishlistForm } from './wishlist-form';

interface WishlistRowProps extends WishlistCard {
  choices: readonly SavedChoice[] | undefined;
  /** It is about to go. */
  onLeave: (name: string) => void;
  /** It could not be taken off, so it comes back. */
  onStay: (name: string) => void;
}

/** One saved product, with the way off the list. */
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

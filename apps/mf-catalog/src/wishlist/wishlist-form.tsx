import { FORM_FIELD, paths } from '@weefsel/contracts';
import type { FormEvent, ReactNode } from 'react';

/** Actions of the wishlist page on a product. */
export type WishlistDeed = 'add' | 'remove' | 'put';

/** Field with the product id. */
export const PRODUCT_FIELD = 'product';

/** Field with the id of the variant to add to the cart. */
export const VARIANT_FIELD = 'variant';

interface WishlistFormProps {
  does: Exclude<WishlistDeed, 'put'>;
  productId: string;
  /** Set when a button elsewhere submits the form; the form itself is then hidden. */
  id?: string;
  className?: string | undefined;
  children?: ReactNode;
}

const byScript = (event: FormEvent) => event.preventDefault();

/**
 * Adds or removes a wishlist product without script. With script its button does so itself.
 * Leads to the list: the public product page cannot show the result.
 */
export const WishlistForm = ({ does, productId, id, className, children }: WishlistFormProps) => (
  <form
    id={id}
    hidden={id !== undefined}
    className={className}
    method="post"
    action={paths.wishlist.to()}
    onSubmit={byScript}
  >
    <input type="hidden" name={FORM_FIELD} value={does} />
    <input type="hidden" name={PRODUCT_FIELD} value={productId} />
    {children}
  </form>
);

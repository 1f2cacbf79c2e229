import { FORM_FIELD, paths } from '@weefsel/contracts';
import type { FormEvent, ReactNode } from 'react';

/** What the page of the wishlist does with a product. */
export type WishlistDeed = 'add' | 'remove' | 'put';

/** Field of the product's id. */
export const PRODUCT_FIELD = 'product';

/** Field of the size that is put into the cart, by the id of its variant. */
export const VARIANT_FIELD = 'variant';

interface WishlistFormProps {
  does: Exclude<WishlistDeed, 'put'>;
  productId: string;
  /** For a button elsewhere on the page that sends it; the form itself is then not seen. */
  id?: string;
  className?: string | undefined;
  children?: ReactNode;
}

const byScript = (event: FormEvent) => event.preventDefault();

/** Puts a product on the wishlist or takes it off, where there is no script; its button does that by itself where there is. */
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

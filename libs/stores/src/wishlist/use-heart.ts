import { useState } from 'react';
import { useStores } from '../stores-provider';

/** What a heart needs to know of the product it stands for. */
export interface HeartProduct {
  /** As it is kept on the wishlist: of a product with variants that of the product itself. */
  id: string;
  name: string;
}

/** The state of a product's heart, for a heart of `@weefsel/ui`; for use inside an observer. */
export function useHeart({ id, name }: HeartProduct) {
  const { snippets, tracking, wishlist } = useStores();
  const [failed, setFailed] = useState(false);
  const pressed = wishlist.has(id);

  const toggle = async () => {
    setFailed(false);
    const changed = await (pressed ? wishlist.remove(id) : wishlist.add(id));
    setFailed(!changed);
    if (changed && !pressed) tracking.track({ name: 'add_to_wishlist', items: [{ id, name }] });
  };

  return {
    pressed,
    keeps: id,
    label: snippets.text('headless.wishlist.save', { name }),
    /** Why it is as before, after a change that did not work. */
    failure: failed ? snippets.text('headless.wishlist.saveFailed') : undefined,
    onToggle: () => void toggle(),
  };
}

import { useState } from 'react';
import { useStores } from '../stores-provider';

/** The product of a heart. */
export interface HeartProduct {
  /** Id on the wishlist: never a variant's, but its product's. */
  id: string;
  name: string;
}

/** State of a product's heart, for `HeartButton` of `@weefsel/ui`. For use inside an observer. */
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
    /** Message after a failed change, which leaves the state as it was. */
    failure: failed ? snippets.text('headless.wishlist.saveFailed') : undefined,
    onToggle: () => void toggle(),
  };
}

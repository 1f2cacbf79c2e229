import { observer, useStores } from '@weefsel/stores';
import { LiveRegion, Message, Skeleton, VisuallyHidden } from '@weefsel/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import { EMPTY_WISHLIST_ID } from './empty-wishlist';
import { SavedBuy } from './choices/saved-buy';
import type { SavedChoices } from './choices/saved-choice';
import { useSavedChoices } from './choices/use-saved-choices';
import type { WishlistCard } from './saved-product';
import rowClasses from './saved-product.module.css';
import { WishlistRow } from './wishlist-row';
import classes from './wishlist-rows.module.css';

/** Maximum number of placeholders; more would be out of sight. */
const MOST_PLACES = 4;

/** Placeholders of loading products. */
export const WishlistSkeleton = ({ label, rows }: { label: string; rows: number }) => (
  <div role="status" className={classes.rows}>
    <VisuallyHidden>{label}</VisuallyHidden>
    {Array.from({ length: Math.min(rows, MOST_PLACES) }, (_, place) => (
      <div key={place} className={classes.place}>
        <div className={rowClasses.row}>
          <Skeleton ratio="96 / 173" />
          <div className={rowClasses.what}>
            <Skeleton width="40%" height="0.75rem" />
            <Skeleton width="85%" height="1rem" />
            <Skeleton width="30%" height="1rem" />
          </div>
          <div className={rowClasses.buy}>
            <SavedBuy productId="" name="" choices={undefined} />
          </div>
        </div>
      </div>
    ))}
  </div>
);

interface WishlistRowsProps {
  cards: readonly WishlistCard[];
  /** Choices served with the page. */
  served?: SavedChoices;
}

/** Rows of saved products. After a removal the next row takes the focus, and the removal is announced. */
export const WishlistRows = observer(function WishlistRows({ cards, served }: WishlistRowsProps) {
  const { snippets } = useStores();
  const list = useRef<HTMLUListElement>(null);
  const leaving = useRef<number>(undefined);
  const [removed, setRemoved] = useState('');
  const [stayed, setStayed] = useState('');
  const { length } = cards;
  const choicesOf = useSavedChoices(
    cards.map(({ id }) => id),
    served,
  );

  useLayoutEffect(() => {
    if (leaving.current === undefined) return;
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
    const next = buttons[Math.min(leaving.current, length - 1)] ?? document.getElementById(EMPTY_WISHLIST_ID);
    next?.focus();
    leaving.current = undefined;
  }, [length]);

  return (
    <>
      <LiveRegion message={removed && snippets.text('headless.wishlist.removed', { name: removed })} />
      {stayed && (
        <Message kind="error">{snippets.text('headless.wishlist.removeFailed', { name: stayed })}</Message>
      )}
      {length > 0 && (
        <ul ref={list} className={classes.rows}>
          {cards.map((card, index) => (
            <li key={card.id} className={classes.place}>
              <WishlistRow
                {...card}
                choices={choicesOf(card.id)}
                onLeave={(name) => {
                  leaving.current = index;
                  setRemoved(name);
                  setStayed('');
                }}
                onStay={(name) => {
                  setRemoved('');
                  setStayed(name);
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
});

import type { ProductCardData } from '@weefsel/product';
import { observer, useStores } from '@weefsel/stores';
import type { Ref } from 'react';
import styles from './popup-options.module.css';
import type { PopupView } from './popup-view';
import { ProductOptions } from './product-options';
import { SuggestionOptions } from './suggestion-options';
import { toFollowed } from './tracked-products';

/** The options of a view. */
export function optionsOf(view: PopupView) {
  const groups = 'groups' in view ? view.groups : [];
  const products = view.kind === 'found' ? view.found.products : [];
  return { groups, products, count: groups.length + products.length };
}

interface PopupOptionsProps {
  ref: Ref<HTMLDivElement>;
  id: string;
  view: PopupView;
  /** The typed text. */
  text: string;
  /** Id of the option selected by the arrow keys. */
  active: string | null;
  /** Called with the typed text when an option is followed. */
  onFollow: (text: string) => void;
}

/** Suggestions and products, as one list for the arrow keys. */
export const PopupOptions = observer(({ ref, id, view, text, active, onFollow }: PopupOptionsProps) => {
  const { snippets, tracking } = useStores();
  const { groups, products } = optionsOf(view);
  const followProduct = (product: ProductCardData, place: number) => {
    onFollow(text);
    tracking.track(toFollowed(product, place));
  };
  return (
    <div
      ref={ref}
      id={id}
      role="listbox"
      aria-label={snippets.text('headless.searchPopup.suggestions')}
      className={styles.list}
      data-beside={groups.length > 0 && products.length > 0}
    >
      {groups.length > 0 && (
        <div className={styles.groups}>
          {groups.map((group) => (
            <SuggestionOptions
              key={group.kind}
              list={id}
              active={active}
              group={group}
              typed={view.kind === 'found' ? text : ''}
              onFollow={(label) => onFollow(text.trim() || label)}
            />
          ))}
        </div>
      )}
      {products.length > 0 && (
        <ProductOptions list={id} active={active} products={products} onFollow={followProduct} />
      )}
    </div>
  );
});

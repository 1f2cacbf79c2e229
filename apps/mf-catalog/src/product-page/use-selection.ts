import { useStores } from '@weefsel/stores';
import { useState } from 'react';
import type { ProductPageData } from './product-page-data';
import { choose, readSelection, selectionHref, type Selection } from './product-selection';
import { chosenHref, refusedChoice } from './purchase/purchase-form';

export type Select = (change: Partial<Selection>) => void;

/** Props of page parts that let the shopper choose. */
export interface SelectionProps {
  data: ProductPageData;
  selection: Selection;
  select: Select;
}

/**
 * The current selection, initially from the refused form, else from the address. A change shows at once and replaces
 * the address without a request.
 */
export function useSelection(data: ProductPageData, href: string): [Selection, Select] {
  const { page } = useStores();
  const [selection, setSelection] = useState(() => {
    const refused = refusedChoice(page.refused);
    return readSelection(refused ? chosenHref(data.path, refused.values) : href, data);
  });
  const select: Select = (change) => {
    const next = choose(data, selection, change);
    setSelection(next);
    history.replaceState(history.state, '', selectionHref(data, next));
  };
  return [selection, select];
}

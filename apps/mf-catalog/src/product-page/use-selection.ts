import { useStores } from '@weefsel/stores';
import { useState } from 'react';
import type { ProductPageData } from './product-page-data';
import { choose, readSelection, selectionHref, type Selection } from './product-selection';
import { chosenHref, refusedChoice } from './purchase/purchase-form';

export type Select = (change: Partial<Selection>) => void;

/** What a part of the page needs that lets the shopper choose. */
export interface SelectionProps {
  data: ProductPageData;
  selection: Selection;
  select: Select;
}

/** What is chosen, at first as the address says, or the form that was refused. A change shows at once and is put into the address without a request. */
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

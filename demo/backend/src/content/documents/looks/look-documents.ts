import type { LookDocument } from '@weefsel/contracts';
import { createProductChooser, type Goods } from './choose-product.ts';
import { toLook } from './look.ts';
import { lookDrafts } from './read-looks.ts';

/** All looks, with products of this assortment. */
export function lookDocuments(goods: Goods): LookDocument[] {
  const choose = createProductChooser(goods);
  return lookDrafts().map((draft) => toLook(draft, choose));
}

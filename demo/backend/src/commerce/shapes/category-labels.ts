import type { Product } from '../../catalogue/types.ts';
import { fixedId } from '../../database/fixed-id.ts';

const LABELS = {
  Nieuw: { backgroundColor: '#1c1a17', color: '#fbf9f5' },
  Sale: { backgroundColor: '#a3271f', color: '#ffffff' },
  'Bewuste keuze': { backgroundColor: '#2c6b4f', color: '#ffffff' },
} as const;

const RESPONSIBLE = /biologisch|gerecycled|gerecyclede|plantaardig|gecertificeerd/;

function namesFor({ isNew, listPriceCents, material }: Product): (keyof typeof LABELS)[] {
  const names: (keyof typeof LABELS)[] = [];
  if (isNew) names.push('Nieuw');
  if (listPriceCents !== null) names.push('Sale');
  if (RESPONSIBLE.test(material)) names.push('Bewuste keuze');
  return names;
}

/** The shop's own labels of a product. */
export const categoryLabelsOf = (product: Product) =>
  namesFor(product).map((name) => ({ id: fixedId('label', name), name, ...LABELS[name] }));

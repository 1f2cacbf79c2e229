import type { Catalogue, Product } from '../../catalogue/types.ts';

/** Finds a product by item number (`nl-<id>`), article number, or commerce id (also a variant's). */
export function createProductFinder(catalogue: Catalogue): (itemNumber: string) => Product | undefined {
  const byNumber = new Map(catalogue.products.map((product) => [product.number, product]));
  return (itemNumber) => {
    const name = itemNumber.replace(/^.*-/, '').toLowerCase();
    return byNumber.get(name) ?? catalogue.productById(name)?.product;
  };
}

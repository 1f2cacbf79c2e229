import type { Catalogue, Product } from '../../catalogue/types.ts';

/** Finds a product by item number (`nl-100012674`), article number, or the commerce id of it or of a variant. */
export function createProductFinder(catalogue: Catalogue): (itemNumber: string) => Product | undefined {
  const byNumber = new Map(catalogue.products.map((product) => [product.number, product]));
  return (itemNumber) =>
    byNumber.get(itemNumber.replace(/^.*-/, '')) ?? catalogue.productById(itemNumber.toLowerCase())?.product;
}

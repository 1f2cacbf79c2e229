import { PlainProblem } from '../shop.ts';

/** Paths that depend on the generated assortment. */
export interface Samples {
  /** A product in stock. */
  product: string;
  /** A product with some sizes sold out. */
  soldOutSizes: string;
  /** A product at a reduced price. */
  sale: string;
  /** The page of a brand. */
  brand: string;
}

const PRODUCT_LINK = /href="(\/nl\/(?:dames|heren)\/[a-z0-9-]+-\d{9})"/g;
const SOLD_OUT_SIZE = /<label[^>]*data-sold-out="true"[^>]*data-exists="true"/;
const BRAND_LINK = /href="(\/nl\/merken\/[a-z0-9-]+\/)"/;

/** Finds samples by crawling the shop. */
export async function findSamples(shop: string): Promise<Samples> {
  const read = async (path: string) => (await fetch(shop + path)).text();
  const productsOf = async (path: string) => [
    ...new Set([...(await read(path)).matchAll(PRODUCT_LINK)].map(([, href = '']) => href)),
  ];
  const firstWith = async (products: readonly string[], sign: RegExp, wanted: boolean) => {
    for (const path of products) if (sign.test(await read(path)) === wanted) return path;
    throw new PlainProblem(`No product of the shop has what a picture needs: ${sign.source}`);
  };
  const dresses = await productsOf('/nl/dames/kleding/jurken/');
  return {
    product: await firstWith(dresses, SOLD_OUT_SIZE, false),
    soldOutSizes: await firstWith(dresses, SOLD_OUT_SIZE, true),
    sale: (await productsOf('/nl/heren/sale/'))[0] ?? '',
    brand: BRAND_LINK.exec(await read('/nl/merken/'))?.[1] ?? '/nl/merken/',
  };
}

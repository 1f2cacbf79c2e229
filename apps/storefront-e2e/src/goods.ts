import { DEMO, vendor } from './demo.ts';

/** Minimum stock of a size when a test begins. */
const FEW = 6;
/** Products with more variants than this have several colours. */
const MOST_SIZES = 8;
/** Maximum number of parallel workers; each buys one product in this many. */
const LANES = 4;

interface Variant {
  id: string;
  parentId: string;
  availableStock: number;
  optionIds: string[];
}

interface Product {
  id: string;
  seoUrls: { seoPathInfo: string }[];
  children: Variant[];
}

interface Goods {
  id: string;
  path: string;
}

const isOfLadies = ({ seoUrls }: Product): boolean => /^nl\/dames\//.test(seoUrls[0]?.seoPathInfo ?? '');

/** True for a product with colours and sizes only, and enough stock. */
function isWellStocked({ children }: Product): boolean {
  // Jeans have a length as well.
  if (children.some(({ optionIds }) => optionIds.length > 2)) return false;
  const left = children.map(({ availableStock }) => availableStock).filter((stock) => stock > 0);
  return children.length > MOST_SIZES && left.length > 1 && left.slice(0, 2).every((stock) => stock >= FEW);
}

/** Sorted by number, so that a worker's product does not depend on others' purchases. */
async function findGoods(lane: number): Promise<Goods> {
  const { elements } = await vendor<{ elements: Product[] }>('/product', {
    limit: 100,
    filter: [{ type: 'equals', field: 'parentId', value: null }],
    sort: [{ field: 'productNumber' }],
    associations: { children: {}, seoUrls: {} },
  });
  const mine = elements.filter(isOfLadies).filter((_, at) => at % LANES === lane % LANES);
  const found = mine.find(isWellStocked);
  if (!found) throw new Error(`None of the ${mine.length} products of worker ${lane} is well stocked.`);
  return { id: found.id, path: `/${found.seoUrls[0]?.seoPathInfo}` };
}

const readVariants = async ({ id }: Goods, token?: string): Promise<Variant[]> => {
  const filter = [{ type: 'equals', field: 'parentId', value: id }];
  const sort = [{ field: 'availableStock', order: 'DESC' }];
  return (await vendor<{ elements: Variant[] }>('/product', { filter, sort }, token)).elements;
};

let found: Promise<Goods> | undefined;
let lent: Promise<Variant[]> | undefined;

/** Reserves a product for this worker until `giveBack`. */
async function lease(): Promise<Goods> {
  const goods = await (found ??= findGoods(Number(process.env.TEST_PARALLEL_INDEX ?? 0)));
  await (lent ??= readVariants(goods));
  return goods;
}

/** Path of the product that this test may buy. */
export const ownProduct = async (): Promise<string> => (await lease()).path;

/** Its variant with the most stock, as a session sees it. */
export async function ownVariant(token?: string): Promise<{ id: string; parentId: string }> {
  const [variant] = await readVariants(await lease(), token);
  if (!variant) throw new Error('There is nothing to buy.');
  return variant;
}

async function tellDemo(path: string, body: object): Promise<void> {
  const answer = await fetch(`${DEMO}/__demo${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
}

/** Adds items of a variant to the stock, as when a parcel comes in. */
export const restock = (id: string, pieces: number): Promise<void> =>
  tellDemo(`/stock/${id}.json`, { pieces });

interface NewPrice {
  cents: number;
  /** Unit prices from a quantity on. */
  steps?: readonly { from: number; cents: number }[];
}

/** Changes the price of a product; the test has to restore it. */
export const setPrice = (id: string, price: NewPrice): Promise<void> => tellDemo(`/prices/${id}.json`, price);

/** Ends the reservation: restocks the sold items. */
export async function giveBack(): Promise<void> {
  if (!found || !lent) return;
  const before = await lent;
  lent = undefined;
  for (const { id, availableStock } of await readVariants(await found)) {
    const sold = (before.find((variant) => variant.id === id)?.availableStock ?? 0) - availableStock;
    if (sold > 0) await restock(id, sold);
  }
}

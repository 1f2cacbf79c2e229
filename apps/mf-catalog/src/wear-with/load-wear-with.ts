import { shareOf, type Clients, type Criteria, type Product } from '@weefsel/api-clients';
import { lookHref, type WearWithProps } from '@weefsel/contracts';
import { describedCardFields } from '@weefsel/product';
import { toPiece } from './to-piece';
import type { Piece, WearWithData } from './wear-with-data';

/** Client methods that the fragment uses. */
export interface WearWithClients {
  commerce: { product: Pick<Clients['commerce']['product'], 'byIds' | 'crossSelling' | 'list'> };
  content: Pick<Clients['content'], 'lookBySlug' | 'looksWith'>;
}

/** Maximum number of pieces beside a product. Every product page carries them. */
const MOST_PIECES = 4;
/** Maximum number of pieces in a whole look. */
const MOST_OF_LOOK = 8;

/** Time limit for the looks, in ms. Cross-selling is the fallback. */
const LOOKS_MS = 800;

const OPTION_FIELDS = {
  property_group_option: ['id', 'name', 'translated', 'position', 'group'],
  property_group: ['id', 'name', 'translated'],
};
const PIECE_FIELDS = {
  ...describedCardFields('parentId', 'options', 'categoryTree'),
  ...OPTION_FIELDS,
};

/** Maximum number of variants, more than any product has in one colour. */
const MOST_VARIANTS = 100;

const variantsOf = (parentId: string): Criteria => ({
  filter: [{ type: 'equals', field: 'parentId', value: parentId }],
  associations: { options: { associations: { group: {} } } },
  includes: { product: ['id', 'available', 'options'], ...OPTION_FIELDS },
  limit: MOST_VARIANTS,
});

/** One product of each kind: an outfit needs one pair of trousers. */
function oneOfEach(products: readonly Product[]): Product[] {
  const kinds = new Map<string, Product>();
  for (const product of products) {
    const kind = product.categoryTree?.join() ?? product.id;
    if (!kinds.has(kind)) kinds.set(kind, product);
  }
  return [...kinds.values()];
}

/** Products with the given ids, else those of the first cross-selling. */
async function productsWith(
  { beside, others }: { beside: string; others: readonly string[] },
  { product }: WearWithClients['commerce'],
  signal: AbortSignal,
): Promise<Product[]> {
  if (others.length > 0) return product.byIds(others, PIECE_FIELDS, signal);
  const groups = await product.crossSelling(beside, PIECE_FIELDS, signal);
  const [first] = groups.toSorted(
    (one, other) => (one.crossSelling.position ?? 0) - (other.crossSelling.position ?? 0),
  );
  return oneOfEach(first?.products ?? []);
}

interface Worn {
  looks: WearWithData['looks'];
  /** Product ids chosen by editors. */
  ids: string[];
}

/** Editors' choice: the given look as a whole, else the newest look with the product. */
async function wornIn(
  { beside, look }: WearWithProps,
  { content }: WearWithClients,
  signal: AbortSignal,
): Promise<Worn> {
  if (look !== undefined) {
    const products = (await content.lookBySlug(look, signal))?.products ?? [];
    return { looks: [], ids: products.map(({ productId }) => productId) };
  }
  // When the looks fail, cross-selling remains.
  const found = await content.looksWith(beside, shareOf({ signal }, LOOKS_MS)).catch(() => []);
  signal.throwIfAborted();
  const looks = found.map(({ title, slug }) => ({ href: lookHref(slug.current), title }));
  const ids = (found[0]?.products ?? []).map(({ productId }) => productId).filter((id) => id !== beside);
  return { looks: ids.length > 0 ? looks : [], ids };
}

/** Loads products worn with a product: from editors' looks, else from cross-selling. Null without any. */
export async function load(
  props: WearWithProps,
  clients: WearWithClients,
  signal: AbortSignal,
): Promise<WearWithData | null> {
  const { looks, ids } = await wornIn(props, clients, signal);
  const { product: asked } = clients.commerce;
  const products = await productsWith({ beside: props.beside, others: ids }, clients.commerce, signal);
  const most = props.look === undefined ? MOST_PIECES : MOST_OF_LOOK;
  const pieces = await Promise.all(
    products.slice(0, most).map(async (product): Promise<Piece | undefined> => {
      const { elements } = await asked.list(variantsOf(product.parentId ?? product.id), signal);
      return toPiece(product, elements);
    }),
  );
  const left = pieces.filter((piece) => piece !== undefined);
  return left.length > 0 ? { looks, pieces: left } : null;
}

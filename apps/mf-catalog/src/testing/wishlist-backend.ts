import { fromAny } from '@total-typescript/shoehorn';
import { CommerceError, type Clients, type Criteria, type Product } from '@weefsel/api-clients';
import { variantOnWire, variantsOnWire } from './product-wire';

/** Product id made of one digit. */
export const savedId = (digit: number): string => String(digit).repeat(32);

const blouse: Product = { ...variantOnWire({ colour: 'Blauw', size: '38', stock: 1 }), id: savedId(1) };
const coat: Product = { ...blouse, id: savedId(2), translated: { name: 'Wollen jas' } };

/** Variants of the blouse; the coat has none. */
const variants = variantsOnWire.map((variant) => ({ ...variant, parentId: blouse.id }));

const refusal = (status: number) =>
  new CommerceError({ method: 'POST', url: '/', status, statusText: '', body: { errors: [] } });

interface Plight {
  /** Ids on the customer's list. Absent for guests; null for a customer who never saved anything. */
  list?: string[] | null;
  /** True when the shopper has a session. */
  hasSession?: boolean;
  isDown?: boolean;
  /** Only the sizes fail to load. */
  hasNoSizes?: boolean;
  /** Quantity of the added variant in the cart, before and after. */
  pieces?: readonly [before: number, after: number];
}

/** Commerce with a blouse and a coat, for a guest or a customer. */
export function wishlistBackend({
  list,
  hasSession = list !== undefined,
  isDown = false,
  hasNoSizes = isDown,
  pieces = [0, 1],
}: Plight = {}) {
  const asked: string[] = [];
  let saved = list;
  const ask = (what: string): string[] => {
    asked.push(what);
    if (isDown) throw refusal(500);
    if (saved === undefined) throw refusal(403);
    return saved ?? [];
  };
  const wishlist = {
    ids: async () => {
      const ids = ask('read');
      if (saved === null) throw refusal(404);
      return ids;
    },
    merge: async (ids: readonly string[]) => {
      saved = [...new Set([...ids, ...ask(`merge ${ids.join()}`)])];
    },
    remove: async (id: string) => {
      const ids = ask(`remove ${id}`);
      if (!ids.includes(id)) throw refusal(404);
      saved = ids.filter((other) => other !== id);
    },
  };
  const byIds = async (ids: readonly string[]) => {
    if (isDown) throw refusal(500);
    return ids.flatMap((id) => [blouse, coat].find((product) => product.id === id) ?? []);
  };
  const productList = async ({ filter }: Criteria) => {
    if (hasNoSizes) throw refusal(500);
    const wanted = JSON.stringify(filter);
    const elements = variants.filter(({ parentId }) => wanted.includes(parentId));
    return { elements, total: elements.length };
  };
  const put: string[] = [];
  const cartOf = (id: string, quantity: number) => ({
    lineItems: quantity > 0 ? [{ id, type: 'product', quantity }] : [],
  });
  const cart = {
    read: async () => cartOf('Blauw-38', pieces[0]),
    addItems: async ([item]: readonly { id: string }[]) => {
      put.push(item?.id ?? '');
      return cartOf(item?.id ?? '', pieces[1]);
    },
  };
  const product = { byIds, list: productList };
  const commerce = { hasSession: () => hasSession, wishlist, product, cart };
  return { asked, put, clients: fromAny<Clients, unknown>({ commerce }), saved: () => saved };
}

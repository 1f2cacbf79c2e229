import { productName, type Clients } from '@weefsel/api-clients';
import {
  COOKIES,
  isProductId,
  MOST_KEPT,
  toKeptWishlist,
  type ActionRequest,
  type ActionResult,
  type PageAction,
  type PageActions,
} from '@weefsel/contracts';
import { isNoWishlist } from '@weefsel/stores';
import { CARD_FIELDS } from '@weefsel/product';
import { PRODUCT_FIELD, type WishlistDeed } from '../wishlist/wishlist-form';
import { put } from './put-saved';
import { changeCustomers, keptIds } from './saved-ids';

type WishlistChange = (id: string, request: ActionRequest, clients: Clients) => Promise<ActionResult>;

const keep = (ids: readonly string[]) => ({ [COOKIES.wishlist]: toKeptWishlist(ids) });

const failed = (
  text: 'headless.wishlist.changeFailed' | 'headless.wishlist.unknown' | 'headless.wishlist.full',
) => ({ kind: 'done', say: { kind: 'error', text } }) as const;

async function nameOf(id: string, { product }: Clients['commerce']): Promise<string | undefined> {
  const [found] = await product.byIds([id], CARD_FIELDS);
  return found && productName(found);
}

/**
 * Saves a product. A customer's list is in commerce and takes over the cookie's ids. A guest's list is in the cookie.
 */
const add: WishlistChange = async (id, request, { commerce }) => {
  const name = await nameOf(id, commerce);
  if (name === undefined) return failed('headless.wishlist.unknown');
  const kept = keptIds(request);
  const ids = [id, ...kept.filter((other) => other !== id)];
  const say = { kind: 'success', text: 'headless.wishlist.saved', values: { name } } as const;
  const isCustomers = await changeCustomers(commerce, ({ merge }) => merge(ids));
  if (!isCustomers && ids.length > MOST_KEPT) return failed('headless.wishlist.full');
  return { kind: 'done', say, keep: keep(isCustomers ? [] : ids) };
};

/** Removes a product from the list, in commerce or in the cookie. */
const remove: WishlistChange = async (id, request, { commerce }) => {
  const name = (await nameOf(id, commerce)) ?? request.text('headless.wishlist.product');
  const ids = keptIds(request).filter((other) => other !== id);
  const isCustomers = await changeCustomers(commerce, async (list) => {
    if (ids.length > 0) await list.merge(ids);
    await list.remove(id).catch((error: unknown) => {
      // It is no longer on the list.
      if (!isNoWishlist(error)) throw error;
    });
  });
  const say = { kind: 'success', text: 'headless.wishlist.removed', values: { name } } as const;
  return { kind: 'done', say, keep: keep(isCustomers ? [] : ids) };
};

const answer =
  (change: WishlistChange): PageAction<Clients> =>
  async (request, clients) => {
    const id = request.fields[PRODUCT_FIELD] ?? '';
    if (!isProductId(id)) return failed('headless.wishlist.unknown');
    try {
      return await change(id, request, clients);
    } catch (error) {
      console.error('[wishlist]', error);
      return failed('headless.wishlist.changeFailed');
    }
  };

export const actions: PageActions<Clients> = {
  add: answer(add),
  remove: answer(remove),
  put,
} satisfies Record<WishlistDeed, PageAction<Clients>>;

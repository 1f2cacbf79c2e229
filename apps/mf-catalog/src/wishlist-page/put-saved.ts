import { productName, type Clients } from '@weefsel/api-clients';
import { isProductId, paths, type ActionResult, type PageAction } from '@weefsel/contracts';
import type { SnippetKey } from '@weefsel/contracts/snippets';
import { CARD_FIELDS } from '@weefsel/product';
import { putInCart } from '../put-in-cart';
import { askChoices } from '../wishlist/choices/ask-choices';
import { PUT_FAILURES } from '../wishlist/choices/put-failures';
import { PRODUCT_FIELD, VARIANT_FIELD } from '../wishlist/wishlist-form';

const failed = (text: SnippetKey, name = ''): ActionResult => ({
  kind: 'done',
  say: { kind: 'error', text, values: { name } },
});

/** Adds a variant to the cart, if it belongs to the product. */
async function putChosen(id: string, variant: string, { commerce }: Clients): Promise<ActionResult> {
  const [[product], choices] = await Promise.all([
    commerce.product.byIds([id], CARD_FIELDS),
    askChoices(commerce, [id]),
  ]);
  if (!product) return failed(PUT_FAILURES.failed);
  const name = productName(product);
  const chosen = choices[id]?.find((choice) => choice.id === variant);
  if (!chosen) return failed('headless.wishlist.chooseFirst', name);
  const added = chosen.soldOut ? 'sold-out' : await putInCart(commerce, variant);
  if (added !== 'added') return failed(PUT_FAILURES[added], name);
  return {
    kind: 'done',
    to: paths.cart.to(),
    say: { kind: 'success', text: 'headless.product.added', values: { name } },
  };
}

/** Adds a saved product to the cart in the chosen size and redirects there. The wishlist stays unchanged. */
export const put: PageAction<Clients> = async ({ fields }, clients) => {
  const id = fields[PRODUCT_FIELD] ?? '';
  if (!isProductId(id)) return failed(PUT_FAILURES.failed);
  try {
    return await putChosen(id, fields[VARIANT_FIELD] ?? '', clients);
  } catch (error) {
    console.error('[wishlist]', error);
    return failed(PUT_FAILURES.failed);
  }
};

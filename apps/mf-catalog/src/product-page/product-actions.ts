import type { Clients, CommerceClient } from '@weefsel/api-clients';
import { paths, type ActionResult, type PageAction, type PageActions } from '@weefsel/contracts';
import { putInCart } from '../put-in-cart';
import { WEAR_WITH_FORM } from '../wear-with/choose-pieces';
import { wearWith } from '../wear-with/wear-with-action';
import { load } from './load-product';
import type { ProductPageData } from './product-page-data';
import { chosenVariant, missingChoice, readSelection } from './product-selection';
import { ADD_FAILURES, ADD_FORM, chosenHref } from './purchase/purchase-form';
import { PARAMETERS } from './selection-parameters';
import { alert } from './sold-out/alert-action';
import { ALERT_FORM } from './sold-out/alert-form';

const MISSING = {
  size: { [PARAMETERS.size]: 'headless.product.chooseSize' },
  length: { [PARAMETERS.length]: 'headless.product.chooseLength' },
} as const;

async function put(commerce: CommerceClient, id: string, name: string): Promise<ActionResult> {
  const added = await putInCart(commerce, id);
  if (added !== 'added')
    return { kind: 'refused', failure: added === 'sold-out' ? ADD_FAILURES.soldOut : ADD_FAILURES.noMore };
  return {
    kind: 'done',
    to: paths.cart.to(),
    say: { kind: 'success', text: 'headless.product.added', values: { name } },
  };
}

/** Returns the id of the chosen variant, or a refusal. */
function chosenIn(data: ProductPageData, fields: Readonly<Record<string, string>>): ActionResult | string {
  const href = chosenHref(data.path, fields);
  const selection = readSelection(href, data);
  const variant = chosenVariant(data, selection);
  if (variant) return variant.inStock ? variant.id : { kind: 'refused', failure: ADD_FAILURES.soldOut };
  const missing = missingChoice(data, selection);
  // A selection drops chosen values that no variant has.
  if (!missing || fields[PARAMETERS[missing]]) return { kind: 'refused', failure: ADD_FAILURES.soldOut };
  return { kind: 'refused', errors: MISSING[missing] };
}

/** Adds the chosen variant to the cart. */
const add: PageAction<Clients> = async (request, clients) => {
  try {
    const page = await load(request, clients);
    if (page.kind !== 'page') return { kind: 'refused', failure: ADD_FAILURES.failed };
    const chosen = chosenIn(page.data, request.fields);
    return typeof chosen === 'string' ? await put(clients.commerce, chosen, page.data.name) : chosen;
  } catch (error) {
    console.error('[product]', error);
    return { kind: 'refused', failure: ADD_FAILURES.failed };
  }
};

export const actions: PageActions<Clients> = {
  [ADD_FORM]: add,
  [ALERT_FORM]: alert,
  [WEAR_WITH_FORM]: wearWith,
};

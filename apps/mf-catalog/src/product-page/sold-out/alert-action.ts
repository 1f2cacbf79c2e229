import type { Clients } from '@weefsel/api-clients';
import { paths, type PageAction } from '@weefsel/contracts';
import { emailSchema, formAction } from '@weefsel/forms';
import { STOCK_ALERT_STATES } from '../../stock-alert-page/stock-alert-state';
import { load } from '../load-product';
import { chosenVariant, readSelection } from '../product-selection';
import { chosenHref } from '../purchase/purchase-form';

const REFUSED = { kind: 'refused', failure: 'headless.product.alertFailed' } as const;

/** Requests a mail from commerce for when the chosen variant is back. */
export const alert: PageAction<Clients> = formAction({
  schema: emailSchema,
  send: async ({ email }, clients: Clients, request) => {
    const page = await load(request, clients);
    if (page.kind !== 'page') return REFUSED;
    const { data } = page;
    const variant = chosenVariant(data, readSelection(chosenHref(data.path, request.fields), data));
    if (!variant) return REFUSED;
    const soldOut = await clients.commerce.stockAlert.subscribe(email, variant.id);
    const { asked, back } = STOCK_ALERT_STATES;
    return { kind: 'done', to: paths.stockAlert.toState(soldOut ? asked : back) };
  },
  explain: (error) => {
    console.error('[stock alert]', error);
    return undefined;
  },
});

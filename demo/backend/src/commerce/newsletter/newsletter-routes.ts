import { registeredOf } from '../account/signed-in.ts';
import { confirm, subscribe, unsubscribe } from './subscription.ts';
import type { Shop } from '../shop.ts';
import { StoreError } from '../transport/store-error.ts';
import type { StoreCall, StoreRoutes } from '../transport/store-routes.ts';
import { success } from '../transport/success.ts';

const REFUSED = 'Vul een geldig e-mailadres in.';
const MAILED = 'We hebben je een mail gestuurd. Klik op de link daarin om je aanmelding te bevestigen.';
const SUBSCRIBED = 'Je ontvangt onze nieuwsbrief op dit e-mailadres.';

/** The shop's own call: needs only an e-mail address, and returns the outcome as a text. */
function subscribeBriefly(shop: Shop, call: StoreCall) {
  const body = {
    email: call.body['email'],
    option: 'subscribe',
    storefrontUrl: shop.options.storefrontOrigin,
  };
  try {
    const status = subscribe(shop, { ...call, body });
    return { message: status === 'notSet' ? MAILED : SUBSCRIBED, success: true };
  } catch (error) {
    if (error instanceof StoreError && error.status === 400) return { message: REFUSED, success: false };
    throw error;
  }
}

/** Routes of newsletter subscriptions. */
export function newsletterRoutes(routes: StoreRoutes, shop: Shop): void {
  routes.on('POST', '/nd/newsletter/subscribe', (call) => subscribeBriefly(shop, call));
  routes.on('POST', '/newsletter/subscribe', (call) => ({
    ...success(),
    status: subscribe(shop, call),
  }));
  routes.on('POST', '/newsletter/confirm', ({ body }) => {
    confirm(shop, body);
    return success();
  });
  routes.on('POST', '/newsletter/unsubscribe', ({ body }) => {
    unsubscribe(shop, body);
    return success();
  });
  routes.on('POST', '/account/newsletter-recipient', (call) => ({
    status: shop.database.newsletter.byEmail(registeredOf(shop, call).email)?.status ?? 'undefined',
    apiAlias: 'account_newsletter_recipient',
  }));
}

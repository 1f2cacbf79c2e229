import { storeInfo } from '../../content/documents/shop-facts.ts';
import { emailChangedMail, newEmailMail } from '../../mail/account-letters.ts';
import { convertGuest } from './convert-guest.ts';
import { checkCurrentPassword, changePassword } from './passwords.ts';
import { checkEmail, checkSame, doesNotExist } from './field-rules.ts';
import { checkProfile, toProfile } from './profile-form.ts';
import { checkUnique } from './registration.ts';
import { customerOf, registeredOf, requireToken } from './signed-in.ts';
import { LANGUAGE } from '../context/reference-data.ts';
import type { Shop } from '../shop.ts';
import { asText } from '../transport/json-body.ts';
import { StoreError } from '../transport/store-error.ts';
import type { StoreCall, StoreRoutes } from '../transport/store-routes.ts';
import { success } from '../transport/success.ts';

function changeProfile(shop: Shop, call: StoreCall) {
  requireToken(call);
  const customer = customerOf(shop, call);
  const billing = shop.database.customers
    .addressesOf(customer.id)
    .find(({ id }) => id === customer.defaultBillingAddressId);
  const errors = checkProfile(call.body, billing?.countryId ?? '');
  if (errors.length > 0) throw new StoreError(400, errors);
  shop.database.customers.save({ ...customer, ...toProfile(call.body) });
  return success();
}

async function changeEmail(shop: Shop, call: StoreCall) {
  requireToken(call);
  const { body } = call;
  const customer = registeredOf(shop, call);
  const errors = [
    ...checkEmail(body),
    ...checkSame(body, 'email', 'emailConfirmation'),
    ...(await checkCurrentPassword(customer, body)),
  ];
  const email = asText(body['email']);
  if (email.toLowerCase() !== customer.email.toLowerCase()) errors.push(...checkUnique(shop, email));
  if (errors.length > 0) throw new StoreError(400, errors);
  // Read again: the account may have changed while the password was being checked.
  const former = registeredOf(shop, call);
  shop.database.customers.save({ ...former, email });
  if (email !== former.email) {
    shop.outbox.send(emailChangedMail(former, email, `${storeInfo.email}, ${storeInfo.phone}`));
    shop.outbox.send(newEmailMail(former, email));
  }
  return success();
}

/** Accepts the shop's only language. @throws StoreError 400 for any other, 403 for guests */
function changeLanguage(shop: Shop, call: StoreCall) {
  requireToken(call);
  registeredOf(shop, call);
  const id = asText(call.body['languageId']);
  if (id !== LANGUAGE.id) throw new StoreError(400, [doesNotExist('language', id, '/languageId')]);
  return success();
}

/** Routes with which customers change their profile and login. */
export function profileRoutes(routes: StoreRoutes, shop: Shop): void {
  routes.on('POST', '/account/change-profile', (call) => changeProfile(shop, call));
  routes.on('POST', '/account/change-email', (call) => changeEmail(shop, call));
  routes.on('POST', '/account/change-language', (call) => changeLanguage(shop, call));
  routes.on('POST', '/account/convert-guest', (call) => {
    requireToken(call);
    convertGuest(shop, call);
    return success();
  });
  routes.on('POST', '/account/change-password', async (call) => {
    requireToken(call);
    await changePassword(shop, registeredOf(shop, call), call.body);
    return { ...success(), redirectUrl: null };
  });
}

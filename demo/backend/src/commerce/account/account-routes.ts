import { verifyPassword } from '../../database/password.ts';
import { awaitsConfirmation, confirmRegistration, register } from './registration.ts';
import { customerOf } from './signed-in.ts';
import { checkAssociations } from '../criteria/associations.ts';
import { readCriteria } from '../criteria/criteria.ts';
import { withAssociations } from '../criteria/with-associations.ts';
import { toCustomer } from '../shapes/customer-shape.ts';
import { limitKey } from '../shop-limits.ts';
import type { Shop } from '../shop.ts';
import { asText } from '../transport/json-body.ts';
import { storeError, unknownCustomer } from '../transport/store-error.ts';
import type { StoreCall, StoreRoutes } from '../transport/store-routes.ts';

const badCredentials = () =>
  storeError(401, 'CHECKOUT__CUSTOMER_AUTH_BAD_CREDENTIALS', 'Invalid username and/or password.');

const notConfirmed = (customerId: string) =>
  storeError(
    401,
    'CHECKOUT__CUSTOMER_OPTIN_NOT_COMPLETED',
    `The customer with the id "${customerId}" has not completed the opt-in.`,
    { parameters: { customerId } },
  );

const done = () => ({ redirectUrl: null, apiAlias: 'array_struct' });

async function login(shop: Shop, call: StoreCall) {
  const email = asText(call.body['username']) || asText(call.body['email']);
  const password = call.body['password'];
  if (email === '' || typeof password !== 'string' || password === '') throw badCredentials();
  const key = limitKey(email, call.ip);
  shop.limits.login.take(key);
  const customer = shop.database.customers.byEmail(email);
  if (!customer || customer.active === 0 || customer.passwordHash === null) throw unknownCustomer(email);
  if (!(await verifyPassword(password, customer.passwordHash))) throw badCredentials();
  if (awaitsConfirmation(customer)) throw notConfirmed(customer.id);
  shop.limits.login.forget(key);
  call.session = shop.sessions.login(call.session, customer.id);
  return done();
}

function registerAndLogin(shop: Shop, call: StoreCall) {
  const customer = register(shop, call.body);
  if (!awaitsConfirmation(customer)) call.session = shop.sessions.login(call.session, customer.id);
  return toCustomer(shop, customer, call.session);
}

function confirmAndLogin(shop: Shop, call: StoreCall) {
  const customer = confirmRegistration(shop, call.body);
  call.session = shop.sessions.login(call.session, customer.id);
  return toCustomer(shop, customer, call.session);
}

function logout(shop: Shop, call: StoreCall) {
  customerOf(shop, call);
  call.session = shop.sessions.logout(call.session);
  return done();
}

function removeAccount(shop: Shop, call: StoreCall): void {
  shop.database.customers.remove(customerOf(shop, call).id);
  call.session = shop.sessions.logout(call.session);
}

/** Routes of login, logout and registration, and of reading and deleting one's own account. */
export function accountRoutes(routes: StoreRoutes, shop: Shop): void {
  routes.on('POST', '/account/login', (call) => login(shop, call));
  routes.on('POST', '/account/logout', (call) => logout(shop, call));
  routes.on('POST', '/account/register', (call) => registerAndLogin(shop, call));
  routes.on('POST', '/account/register-confirm', (call) => confirmAndLogin(shop, call));
  routes.on('POST', '/account/customer', (call) => {
    const customer = customerOf(shop, call);
    const { associations } = readCriteria(call.body);
    checkAssociations('customer', associations);
    return withAssociations(toCustomer(shop, customer, call.session), associations);
  });
  routes.on('DELETE', '/account/customer', (call) => removeAccount(shop, call));
}

import { verifyPassword } from '../../database/password.ts';
import { register } from '../account/registration.ts';
import { toCustomer } from '../shapes/customer-shape.ts';
import type { Shop } from '../shop.ts';
import { asText } from '../transport/json-body.ts';
import { notLoggedIn, storeError } from '../transport/store-error.ts';
import type { StoreCall, StoreRoutes } from '../transport/store-routes.ts';

const badCredentials = () =>
  storeError(401, 'CHECKOUT__CUSTOMER_AUTH_BAD_CREDENTIALS', 'Invalid username and/or password.');

const unknownCustomer = (email: string) =>
  storeError(
    401,
    'CHECKOUT__CUSTOMER_NOT_FOUND',
    `No matching customer for the email "${email}" was found.`,
    { parameters: { email } },
  );

const done = () => ({ redirectUrl: null, apiAlias: 'array_struct' });

function customerOf(shop: Shop, { session }: StoreCall) {
  const customer = shop.sessions.customerOf(session);
  if (!customer) throw notLoggedIn();
  return customer;
}

async function login(shop: Shop, call: StoreCall) {
  const email = asText(call.body['username']) || asText(call.body['email']);
  const password = call.body['password'];
  if (email === '' || typeof password !== 'string' || password === '') throw badCredentials();
  const customer = shop.database.customers.byEmail(email);
  if (!customer || customer.active === 0 || customer.passwordHash === null) throw unknownCustomer(email);
  if (!(await verifyPassword(password, customer.passwordHash))) throw badCredentials();
  call.session = shop.sessions.login(call.session, customer.id);
  return done();
}

function registerAndLogin(shop: Shop, call: StoreCall) {
  const customer = register(shop, call.body);
  call.session = shop.sessions.login(call.session, customer.id);
  return toCustomer(shop, customer, call.session);
}

function logout(shop: Shop, call: StoreCall) {
  customerOf(shop, call);
  call.session = shop.sessions.logout(call.session);
  return done();
}

/** Logging in and out, registering, and reading one's own account. */
export function accountRoutes(routes: StoreRoutes, shop: Shop): void {
  routes.on('POST', '/account/login', (call) => login(shop, call));
  routes.on('POST', '/account/logout', (call) => logout(shop, call));
  routes.on('POST', '/account/register', (call) => registerAndLogin(shop, call));
  routes.read('/account/customer', (call) => toCustomer(shop, customerOf(shop, call), call.session));
}

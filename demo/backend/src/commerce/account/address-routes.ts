import { createAddress, removeAddress, setDefaultAddress, updateAddress } from './addresses.ts';
import { customerOf } from './signed-in.ts';
import { checkAssociations } from '../criteria/associations.ts';
import { readCriteria } from '../criteria/criteria.ts';
import { documentedReader } from '../criteria/documented-fields.ts';
import { findEntities } from '../criteria/find-entities.ts';
import { LOW, MIDDLE } from '../criteria/score.ts';
import { pageOf } from '../criteria/search-result.ts';
import { withAssociations } from '../criteria/with-associations.ts';
import { entityFinder } from '../products/known-entities.ts';
import { toAddress } from '../shapes/customer-shape.ts';
import type { Shop } from '../shop.ts';
import { success } from '../transport/success.ts';
import type { StoreCall, StoreRoutes } from '../transport/store-routes.ts';

type Address = ReturnType<typeof toAddress>;

const readField = documentedReader<Address>('customer_address', {}, (address) => address);

const TEXTS = { firstName: MIDDLE, lastName: MIDDLE, company: MIDDLE, street: LOW, zipcode: LOW, city: LOW };

function list(shop: Shop, call: StoreCall) {
  const customer = customerOf(shop, call);
  const criteria = readCriteria(call.body);
  checkAssociations('customer_address', criteria.associations);
  const addresses = shop.database.customers
    .addressesOf(customer.id)
    .map((address) => toAddress(address, customer));
  const entity = entityFinder(shop, call.seoUrls);
  const found = findEntities(addresses, criteria, { read: readField, texts: TEXTS, entity });
  const toShape = (address: Address) => withAssociations(address, criteria.associations);
  return pageOf('customer_address', found.things, criteria, toShape, found.aggregations);
}

const idIn = ({ params }: StoreCall) => params['addressId'] ?? '';

/** Routes of a customer's address book. */
export function addressRoutes(routes: StoreRoutes, shop: Shop): void {
  routes.on('POST', '/account/list-address', (call) => list(shop, call));
  routes.on('POST', '/account/address', (call) => {
    const customer = customerOf(shop, call);
    return toAddress(createAddress(shop, customer, call.body), customer);
  });
  routes.on('PATCH', '/account/address/:addressId', (call) => {
    const customer = customerOf(shop, call);
    return toAddress(updateAddress(shop, customer, idIn(call), call.body), customer);
  });
  routes.on('DELETE', '/account/address/:addressId', (call) =>
    removeAddress(shop, customerOf(shop, call), call.session, idIn(call)),
  );
  for (const use of ['Billing', 'Shipping'] as const) {
    routes.on('PATCH', `/account/address/default-${use.toLowerCase()}/:addressId`, (call) => {
      setDefaultAddress(shop, customerOf(shop, call), idIn(call), `default${use}AddressId`);
      return success();
    });
  }
}

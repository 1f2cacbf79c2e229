import type { AddressRow, CustomerRow, SessionRow } from '../../database/rows.ts';
import type { Shop } from '../shop.ts';
import { checkIdentifier } from '../transport/identifiers.ts';
import type { JsonObject } from '../transport/json-body.ts';
import { StoreError, storeError } from '../transport/store-error.ts';
import { checkAddress, toAddressRow } from './address-form.ts';

type Customers = Pick<Shop, 'database'>;

/** Finds an address of this customer. Another customer's address counts as not found. @throws StoreError 400 */
export function addressOf({ database }: Customers, customer: CustomerRow, addressId: string): AddressRow {
  const id = checkIdentifier(addressId);
  const address = database.customers.addressesOf(customer.id).find((one) => one.id === id);
  if (address) return address;
  const detail = `Customer address with id "${id}" not found.`;
  throw storeError(400, 'CHECKOUT__CUSTOMER_ADDRESS_NOT_FOUND', detail, { parameters: { addressId: id } });
}

function checked(body: JsonObject): JsonObject {
  const errors = checkAddress(body, '', ['firstName', 'lastName']);
  if (errors.length > 0) throw new StoreError(400, errors);
  return body;
}

export function createAddress({ database, options }: Shop, customer: CustomerRow, body: JsonObject) {
  const address = toAddressRow(checked(body), customer, options.clock());
  database.customers.saveAddress(address);
  return address;
}

/** Replaces an address by the form's content. The id stays. */
export function updateAddress(shop: Shop, customer: CustomerRow, addressId: string, body: JsonObject) {
  const { id, createdAt } = addressOf(shop, customer, addressId);
  const address = { ...toAddressRow(checked(body), customer, createdAt), id };
  shop.database.customers.saveAddress(address);
  return address;
}

/** Removes an address that is neither a default nor chosen in the session. @throws StoreError 400 */
export function removeAddress(
  shop: Shop,
  customer: CustomerRow,
  session: SessionRow,
  addressId: string,
): void {
  const { id } = addressOf(shop, customer, addressId);
  const refuse = (code: string, detail: string) =>
    storeError(400, code, detail, { parameters: { addressId: id } });
  if ([customer.defaultBillingAddressId, customer.defaultShippingAddressId].includes(id)) {
    const detail = `Customer address with id "${id}" is a default address and cannot be deleted.`;
    throw refuse('CHECKOUT__CUSTOMER_ADDRESS_IS_DEFAULT', detail);
  }
  if ([session.billingAddressId, session.shippingAddressId].includes(id)) {
    const detail = `Customer address with id "${id}" is an active address and cannot be deleted.`;
    throw refuse('CHECKOUT__CUSTOMER_ADDRESS_IS_ACTIVE', detail);
  }
  shop.database.customers.removeAddress(id);
}

export function setDefaultAddress(
  shop: Customers,
  customer: CustomerRow,
  addressId: string,
  use: 'defaultBillingAddressId' | 'defaultShippingAddressId',
): void {
  const { id } = addressOf(shop, customer, addressId);
  shop.database.customers.save({ ...customer, [use]: id });
}

import type { AddressRow, CustomerRow, SessionRow } from '../../database/rows.ts';
import { paymentMethodOf } from '../checkout/delivery-methods.ts';
import {
  COUNTRIES,
  CUSTOMER_GROUP_ID,
  LANGUAGE,
  SALES_CHANNEL_ID,
  SALUTATIONS,
} from '../context/reference-data.ts';
import type { Shop } from '../shop.ts';
import { euros } from './price-shape.ts';

/** Converts milliseconds since 1970 to the vendor's date format. */
export const toDate = (milliseconds: number): string =>
  new Date(milliseconds).toISOString().replace('Z', '+00:00');

const salutationOf = (id: string | null) => SALUTATIONS.find((salutation) => salutation.id === id) ?? null;

/** Custom fields of an address on the wire. Addresses of older orders have none. */
export const toCustomFields = (kept: string | null | undefined): object | null =>
  kept ? (JSON.parse(kept) as object) : null;

export function toAddress(address: AddressRow, customer: CustomerRow) {
  const { createdAt, customFields, ...fields } = address;
  return {
    ...fields,
    countryStateId: null,
    countryState: null,
    country: COUNTRIES.find(({ id }) => id === address.countryId) ?? null,
    salutation: salutationOf(address.salutationId),
    isDefaultBillingAddress: customer.defaultBillingAddressId === address.id,
    isDefaultShippingAddress: customer.defaultShippingAddressId === address.id,
    customFields: toCustomFields(customFields),
    createdAt: toDate(createdAt),
    updatedAt: null,
    apiAlias: 'customer_address',
  };
}

export const CUSTOMER_GROUP = {
  id: CUSTOMER_GROUP_ID,
  name: 'Standaard',
  displayGross: true,
  registrationActive: false,
  translated: { name: 'Standaard', customFields: {} },
  apiAlias: 'customer_group',
};

/** A customer on the wire, without the password. The session supplies the active addresses. */
export function toCustomer({ database }: Pick<Shop, 'database'>, customer: CustomerRow, session: SessionRow) {
  const addresses = database.customers
    .addressesOf(customer.id)
    .map((address) => toAddress(address, customer));
  const ordered = database.orders.totalsOf(customer.id);
  const address = (id: string | null) => addresses.find((one) => one.id === id) ?? null;
  const billing = address(customer.defaultBillingAddressId);
  const shipping = address(customer.defaultShippingAddressId);
  return {
    id: customer.id,
    customerNumber: customer.number,
    email: customer.email,
    firstName: customer.firstName,
    lastName: customer.lastName,
    title: customer.title,
    birthday: customer.birthday,
    salutationId: customer.salutationId,
    salutation: salutationOf(customer.salutationId),
    active: customer.active === 1,
    guest: customer.guest === 1,
    accountType: customer.accountType,
    company: customer.company,
    vatIds: customer.vatIds === null ? null : (JSON.parse(customer.vatIds) as string[]),
    doubleOptInRegistration: customer.optInHash !== null,
    doubleOptInConfirmDate: customer.optInConfirmedAt === null ? null : toDate(customer.optInConfirmedAt),
    groupId: CUSTOMER_GROUP_ID,
    group: CUSTOMER_GROUP,
    salesChannelId: SALES_CHANNEL_ID,
    languageId: LANGUAGE.id,
    defaultBillingAddressId: customer.defaultBillingAddressId,
    defaultShippingAddressId: customer.defaultShippingAddressId,
    defaultBillingAddress: billing,
    defaultShippingAddress: shipping,
    activeBillingAddress: address(session.billingAddressId) ?? billing,
    activeShippingAddress: address(session.shippingAddressId) ?? shipping,
    addresses,
    lastPaymentMethodId: customer.lastPaymentMethodId,
    lastPaymentMethod: customer.lastPaymentMethodId ? paymentMethodOf(customer.lastPaymentMethodId) : null,
    orderCount: ordered.count,
    orderTotalAmount: euros(ordered.cents),
    reviewCount: 0,
    hash: null,
    tagIds: null,
    customFields: {},
    createdAt: toDate(customer.createdAt),
    updatedAt: null,
    apiAlias: 'customer',
  };
}

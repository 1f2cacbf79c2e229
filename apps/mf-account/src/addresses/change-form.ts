import type { SnippetKey } from '@weefsel/contracts/snippets';
import { failureText, isRefusedFor } from '@weefsel/forms';

/** Name of the form that changes the use of an `address`. */
export const CHANGE = 'change';

/** Possible changes of an address, with the message that confirms each. */
export const CHANGES = {
  shipping: 'headless.addresses.shippingChanged',
  billing: 'headless.addresses.billingChanged',
  remove: 'headless.addresses.removed',
} as const satisfies Record<string, SnippetKey>;

export type AddressChange = keyof typeof CHANGES;

const IN_USE = ['CHECKOUT__CUSTOMER_ADDRESS_IS_ACTIVE', 'CHECKOUT__CUSTOMER_ADDRESS_IS_DEFAULT'];

/** Message for an address that could not be changed. */
export const changeFailure = (error: unknown): SnippetKey =>
  isRefusedFor(error, ...IN_USE) ? 'headless.addresses.inUse' : failureText(error);

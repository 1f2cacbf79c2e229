import * as v from 'valibot';
import { maybe, maybeText, text } from '@weefsel/contracts/shapes';
import { country, paymentMethod, salutation } from './choices';
import { searchResult } from './base';

/** One page of a customer's wishlist, newest first; only products for sale. */
export const wishlistPage = v.object({ products: searchResult(v.object({ id: v.string() })) });

/** Result of a newsletter subscription. */
export type NewsletterAnswer = v.InferOutput<typeof newsletterAnswer>;
export const newsletterAnswer = v.object({ success: v.boolean(), message: text });

/**
 * Newsletter status of an address: `optIn`, `direct`, `notSet`, `optOut`. The text `undefined` when it was never on
 * the list.
 */
export type NewsletterStatus = v.InferOutput<typeof newsletterStatus>['status'];
export const newsletterStatus = v.object({ status: v.string() });

export type CustomerAddress = v.InferOutput<typeof customerAddress>;
export const customerAddress = v.object({
  id: v.string(),
  firstName: maybeText,
  lastName: maybeText,
  street: maybeText,
  zipcode: maybe(v.string()),
  city: maybeText,
  countryId: maybeText,
  country: maybe(country),
  phoneNumber: maybe(v.string()),
  additionalAddressLine1: maybe(v.string()),
  company: maybe(v.string()),
  /** Street, number and addition apart, if the backend has them: `nd_street`, `nd_house_number`, `nd_addition`. */
  customFields: maybe(v.record(v.string(), v.unknown())),
  /** From 6.7 on. */
  isDefaultBillingAddress: v.exactOptional(v.boolean()),
  /** From 6.7 on. */
  isDefaultShippingAddress: v.exactOptional(v.boolean()),
});

/** Fields of an address that a shopper fills in. */
export type AddressForm = Omit<
  CustomerAddress,
  'id' | 'country' | 'isDefaultBillingAddress' | 'isDefaultShippingAddress'
>;

export type Customer = v.InferOutput<typeof customer>;
export const customer = v.object({
  id: v.string(),
  active: v.exactOptional(v.boolean()),
  guest: v.exactOptional(v.boolean()),
  email: maybeText,
  firstName: maybeText,
  lastName: maybeText,
  customerNumber: maybeText,
  salutationId: maybe(v.string()),
  salutation: maybe(salutation),
  doubleOptInRegistration: v.exactOptional(v.boolean()),
  accountType: maybeText,
  /** For a business. */
  company: maybe(v.string()),
  /** For a business. */
  vatIds: maybe(v.array(v.string())),
  defaultBillingAddressId: maybeText,
  defaultShippingAddressId: maybeText,
  activeBillingAddress: maybe(customerAddress),
  activeShippingAddress: maybe(customerAddress),
  /** From 6.7 on. */
  lastPaymentMethod: maybe(paymentMethod),
  /** Until 6.6. */
  defaultPaymentMethod: maybe(paymentMethod),
});

/** Fields of a customer that must not be dropped: they distinguish customers from guests. */
export const VITAL_IN_CUSTOMER = ['active', 'guest'];

export interface Credentials {
  /** E-mail address. */
  username: string;
  password: string;
}

/** Private or business. A business has a company and possibly VAT numbers; private persons have neither. */
export interface BusinessForm {
  accountType: 'private' | 'business';
  company?: string;
  vatIds?: readonly string[];
}

export interface Registration extends Partial<BusinessForm> {
  email: string;
  /** Omitted by guests. */
  password?: string;
  guest?: boolean;
  salutationId?: string;
  firstName: string;
  lastName: string;
  billingAddress: AddressForm;
  shippingAddress?: AddressForm;
  acceptedDataProtection?: boolean;
  /** Address of the shop, for the link in the confirmation mail. */
  storefrontUrl: string;
}

export type ProfileChange = Pick<
  Registration,
  'firstName' | 'lastName' | 'salutationId' | keyof BusinessForm
>;

export interface EmailChange {
  email: string;
  emailConfirmation: string;
  password: string;
}

/** A password, typed twice to catch typing errors. */
export interface NewPassword {
  newPassword: string;
  newPasswordConfirm: string;
}

export interface PasswordChange extends NewPassword {
  /** The current password. */
  password: string;
}

/** Parameters of the link in a mail: a code, and the recipient's e-mail address as a SHA-1. */
export interface Confirmation {
  hash: string;
  em: string;
}

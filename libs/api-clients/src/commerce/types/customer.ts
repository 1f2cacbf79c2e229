import * as v from 'valibot';
import { maybe, maybeText, text } from '@weefsel/contracts/shapes';
import { country, paymentMethod, salutation } from './choices';
import { searchResult } from './base';

/** One page of a customer's wishlist, the newest first; only products that are for sale. */
export const wishlistPage = v.object({ products: searchResult(v.object({ id: v.string() })) });

/** How signing up for the newsletter went. */
export type NewsletterAnswer = v.InferOutput<typeof newsletterAnswer>;
export const newsletterAnswer = v.object({ success: v.boolean(), message: text });

/**
 * How an address stands on the list of the newsletter: `optIn`, `direct`, `notSet`, `optOut`; `undefined` in words when
 * it never was on it.
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
  /** Street, number and addition apart, where the backend keeps them: `nd_street`, `nd_house_number`, `nd_addition`. */
  customFields: maybe(v.record(v.string(), v.unknown())),
  /** From 6.7 on. */
  isDefaultBillingAddress: v.exactOptional(v.boolean()),
  /** From 6.7 on. */
  isDefaultShippingAddress: v.exactOptional(v.boolean()),
});

/** What of an address a shopper fills in. */
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
  /** Of a business. */
  company: maybe(v.string()),
  /** Of a business. */
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

/** What of a customer must not be left out: it tells customers from guests. */
export const VITAL_IN_CUSTOMER = ['active', 'guest'];

export interface Credentials {
  /** E-mail address. */
  username: string;
  password: string;
}

/** As whom somebody orders: a business has a company and perhaps VAT numbers, other people keep none. */
export interface BusinessForm {
  accountType: 'private' | 'business';
  company?: string;
  vatIds?: readonly string[];
}

export interface Registration extends Partial<BusinessForm> {
  email: string;
  /** Left out by guests. */
  password?: string;
  guest?: boolean;
  salutationId?: string;
  firstName: string;
  lastName: string;
  billingAddress: AddressForm;
  shippingAddress?: AddressForm;
  acceptedDataProtection?: boolean;
  /** Address of the shop that the confirmation mail links to. */
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

/** A password and once more, so that a slip is noticed. */
export interface NewPassword {
  newPassword: string;
  newPasswordConfirm: string;
}

export interface PasswordChange extends NewPassword {
  /** The present one. */
  password: string;
}

/** What the link of a mail says: a code, and the e-mail address it went to as a SHA-1. */
export interface Confirmation {
  hash: string;
  em: string;
}

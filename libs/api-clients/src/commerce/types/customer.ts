import type { Country, PaymentMethod, Salutation } from './choices';

export interface CustomerAddress {
  id: string;
  firstName?: string;
  lastName?: string;
  street?: string;
  zipcode?: string | null;
  city?: string;
  countryId?: string;
  country?: Country | null;
  phoneNumber?: string | null;
  additionalAddressLine1?: string | null;
  company?: string | null;
  /** From 6.7 on. */
  isDefaultBillingAddress?: boolean;
  /** From 6.7 on. */
  isDefaultShippingAddress?: boolean;
}

/** What of an address a shopper fills in. */
export type AddressForm = Omit<
  CustomerAddress,
  'id' | 'country' | 'isDefaultBillingAddress' | 'isDefaultShippingAddress'
>;

export interface Customer {
  id: string;
  active?: boolean;
  guest?: boolean;
  email?: string;
  firstName?: string;
  lastName?: string;
  customerNumber?: string;
  salutationId?: string | null;
  salutation?: Salutation | null;
  doubleOptInRegistration?: boolean;
  defaultBillingAddressId?: string;
  defaultShippingAddressId?: string;
  activeBillingAddress?: CustomerAddress | null;
  activeShippingAddress?: CustomerAddress | null;
  /** From 6.7 on. */
  lastPaymentMethod?: PaymentMethod | null;
  /** Until 6.6. */
  defaultPaymentMethod?: PaymentMethod | null;
}

export interface Credentials {
  /** E-mail address. */
  username: string;
  password: string;
}

export interface Registration {
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

export type ProfileChange = Pick<Registration, 'firstName' | 'lastName' | 'salutationId'>;

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

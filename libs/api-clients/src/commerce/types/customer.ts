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
}

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
  billingAddress: Omit<CustomerAddress, 'id' | 'country'>;
  shippingAddress?: Omit<CustomerAddress, 'id' | 'country'>;
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

/** A row of the commerce database, with column names in camel case. */
export interface CustomerRow {
  id: string;
  number: string;
  email: string;
  passwordHash: string | null;
  guest: number;
  active: number;
  salutationId: string | null;
  title: string | null;
  firstName: string;
  lastName: string;
  birthday: string | null;
  defaultBillingAddressId: string | null;
  defaultShippingAddressId: string | null;
  lastPaymentMethodId: string | null;
  accountType: 'private' | 'business';
  company: string | null;
  /** JSON list of VAT numbers. */
  vatIds: string | null;
  /** Secret of the confirmation mail; `null` when the account needed no confirmation. */
  optInHash: string | null;
  optInConfirmedAt: number | null;
  /** Milliseconds since 1970. */
  createdAt: number;
}

export interface AddressRow {
  id: string;
  customerId: string;
  salutationId: string | null;
  firstName: string;
  lastName: string;
  company: string | null;
  department: string | null;
  title: string | null;
  street: string;
  additionalAddressLine1: string | null;
  additionalAddressLine2: string | null;
  zipcode: string | null;
  city: string;
  countryId: string;
  phoneNumber: string | null;
  /** JSON of the custom fields that the shop's own plugin adds. */
  customFields: string | null;
  createdAt: number;
}

export interface SessionRow {
  token: string;
  customerId: string | null;
  shippingMethodId: string | null;
  paymentMethodId: string | null;
  countryId: string | null;
  shippingAddressId: string | null;
  billingAddressId: string | null;
  usedAt: number;
}

export interface CartLineRow {
  id: string;
  type: 'product' | 'promotion';
  referencedId: string;
  quantity: number;
}

export interface WishlistRow {
  id: string;
  customerId: string;
  createdAt: number;
}

/** An unused request for a new password. */
export interface RecoveryRow {
  customerId: string;
  hash: string;
  createdAt: number;
}

export interface NewsletterRow {
  id: string;
  /** In lower case. */
  email: string;
  status: 'notSet' | 'optIn' | 'optOut' | 'direct';
  hash: string;
  createdAt: number;
  confirmedAt: number | null;
}

export interface MailRow {
  id: number;
  kind: string;
  recipient: string;
  subject: string;
  html: string;
  sentAt: number;
}

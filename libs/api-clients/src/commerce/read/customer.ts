import type { Customer } from '../types/customer';

type Identity = Pick<Customer, 'id' | 'active' | 'guest'> | null | undefined;

/** A registered customer who may use the account. */
export const isLoggedIn = (customer: Identity): boolean =>
  Boolean(customer?.id && customer.active && !customer.guest);

/** A registered customer, also one who is not active yet. */
export const isCustomerSession = (customer: Identity): boolean => Boolean(customer?.id && !customer.guest);

/** Somebody who orders without an account. */
export const isGuestSession = (customer: Identity): boolean => Boolean(customer?.guest);

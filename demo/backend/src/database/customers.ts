import type { DatabaseSync } from 'node:sqlite';
import type { AddressRow, CustomerRow } from './rows.ts';
import { columnsOf, rowsOf, upsertInto } from './table.ts';

const CUSTOMER: readonly (keyof CustomerRow)[] = [
  'id',
  'number',
  'email',
  'passwordHash',
  'guest',
  'active',
  'salutationId',
  'title',
  'firstName',
  'lastName',
  'birthday',
  'defaultBillingAddressId',
  'defaultShippingAddressId',
  'lastPaymentMethodId',
  'accountType',
  'company',
  'vatIds',
  'optInHash',
  'optInConfirmedAt',
  'createdAt',
];

const ADDRESS: readonly (keyof AddressRow)[] = [
  'id',
  'customerId',
  'salutationId',
  'firstName',
  'lastName',
  'company',
  'department',
  'title',
  'street',
  'additionalAddressLine1',
  'additionalAddressLine2',
  'zipcode',
  'city',
  'countryId',
  'phoneNumber',
  'customFields',
  'createdAt',
];

const FIRST_NUMBER = 10000;

/** Customers, with or without an account, and their addresses. */
export class Customers {
  readonly save: (customer: CustomerRow) => void;
  readonly saveAddress: (address: AddressRow) => void;
  readonly #byId;
  readonly #byEmail;
  readonly #byOptInHash;
  readonly #remove;
  readonly #removeAddress;
  readonly #highestNumber;
  readonly #addresses;

  constructor(sql: DatabaseSync) {
    const customer = columnsOf(CUSTOMER);
    this.save = upsertInto<CustomerRow>(sql, 'customers', 'id', CUSTOMER);
    this.saveAddress = upsertInto<AddressRow>(sql, 'addresses', 'id', ADDRESS);
    this.#byId = sql.prepare(`select ${customer} from customers where id = ?`);
    this.#byEmail = sql.prepare(
      `select ${customer} from customers where lower(email) = lower(?) and guest = 0`,
    );
    this.#byOptInHash = sql.prepare(`select ${customer} from customers where opt_in_hash = ?`);
    this.#remove = sql.prepare('delete from customers where id = ?');
    this.#removeAddress = sql.prepare('delete from addresses where id = ?');
    this.#highestNumber = sql.prepare('select max(cast(number as integer)) as number from customers');
    this.#addresses = sql.prepare(
      `select ${columnsOf(ADDRESS)} from addresses where customer_id = ? order by created_at, id`,
    );
  }

  byId(id: string): CustomerRow | undefined {
    return this.#byId.get(id) as CustomerRow | undefined;
  }

  /** Account with an e-mail address, case-insensitive; guests have no account. */
  byEmail(email: string): CustomerRow | undefined {
    return this.#byEmail.get(email) as CustomerRow | undefined;
  }

  byOptInHash(hash: string): CustomerRow | undefined {
    return this.#byOptInHash.get(hash) as CustomerRow | undefined;
  }

  /** Removes a customer with all that belongs only to them: addresses, sessions, wishlist. */
  remove(id: string): void {
    this.#remove.run(id);
  }

  removeAddress(id: string): void {
    this.#removeAddress.run(id);
  }

  addressesOf(customerId: string): AddressRow[] {
    return rowsOf<AddressRow>(this.#addresses, customerId);
  }

  nextNumber(): string {
    return String(Number(this.#highestNumber.get()?.['number'] ?? FIRST_NUMBER - 1) + 1);
  }
}

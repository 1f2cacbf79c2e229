import type { DatabaseSync } from 'node:sqlite';
import type { AddressRow, CustomerRow } from './rows.ts';
import { columnsOf, upsertInto } from './table.ts';

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
  'createdAt',
];

const ADDRESS: readonly (keyof AddressRow)[] = [
  'id',
  'customerId',
  'salutationId',
  'firstName',
  'lastName',
  'company',
  'street',
  'additionalAddressLine1',
  'zipcode',
  'city',
  'countryId',
  'phoneNumber',
  'createdAt',
];

const FIRST_NUMBER = 10000;

/** Customers, with or without an account, and their addresses. */
export class Customers {
  readonly save: (customer: CustomerRow) => void;
  readonly saveAddress: (address: AddressRow) => void;
  readonly #byId;
  readonly #byEmail;
  readonly #count;
  readonly #addresses;

  constructor(sql: DatabaseSync) {
    const customer = columnsOf(CUSTOMER);
    this.save = upsertInto<CustomerRow>(sql, 'customers', 'id', CUSTOMER);
    this.saveAddress = upsertInto<AddressRow>(sql, 'addresses', 'id', ADDRESS);
    this.#byId = sql.prepare(`select ${customer} from customers where id = ?`);
    this.#byEmail = sql.prepare(
      `select ${customer} from customers where lower(email) = lower(?) and guest = 0`,
    );
    this.#count = sql.prepare('select count(*) as count from customers');
    this.#addresses = sql.prepare(
      `select ${columnsOf(ADDRESS)} from addresses where customer_id = ? order by created_at, id`,
    );
  }

  byId(id: string): CustomerRow | undefined {
    return this.#byId.get(id) as CustomerRow | undefined;
  }

  /** The account with an e-mail address, in whatever case it is written; guests have no account. */
  byEmail(email: string): CustomerRow | undefined {
    return this.#byEmail.get(email) as CustomerRow | undefined;
  }

  addressesOf(customerId: string): AddressRow[] {
    return this.#addresses.all(customerId) as unknown as AddressRow[];
  }

  nextNumber(): string {
    return String(FIRST_NUMBER + Number(this.#count.get()?.['count'] ?? 0));
  }
}

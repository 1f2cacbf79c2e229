import { STATUS_CODES } from 'node:http';

/** One entry of the Store API's list of errors. */
export interface StoreErrorEntry {
  status: string;
  code: string;
  title: string;
  detail: string;
  source?: { pointer: string };
  meta?: { parameters: Record<string, unknown> | [] };
}

interface Facts {
  parameters?: Record<string, unknown>;
  /** Invalid field, e.g. `/billingAddress/street`. */
  pointer?: string;
}

/** An error response with the Store API's error envelope as its body. */
export class StoreError extends Error {
  override name = 'StoreError';
  readonly status: number;
  readonly entries: readonly StoreErrorEntry[];

  constructor(status: number, entries: readonly StoreErrorEntry[]) {
    super(entries.map(({ detail }) => detail).join(' '));
    this.status = status;
    this.entries = entries;
  }
}

/** An error of the shop's own code. `code` is the vendor's. */
export function errorEntry(status: number, code: string, detail: string, facts: Facts = {}): StoreErrorEntry {
  const { parameters, pointer } = facts;
  return {
    status: String(status),
    code,
    title: STATUS_CODES[status] ?? 'Error',
    detail,
    ...(pointer !== undefined && { source: { pointer } }),
    meta: { parameters: parameters ?? [] },
  };
}

export const storeError = (status: number, code: string, detail: string, facts: Facts = {}): StoreError =>
  new StoreError(status, [errorEntry(status, code, detail, facts)]);

/** An error of the framework below the shop: unknown address, missing key or unreadable body. */
export const frameworkError = (status: number, detail: string): StoreError =>
  new StoreError(status, [
    { status: String(status), code: '0', title: STATUS_CODES[status] ?? 'Error', detail },
  ]);

/** A violation of a form field, e.g. `VIOLATION::IS_BLANK_ERROR` at `/email`. */
export function violation(
  name: string,
  pointer: string,
  detail: string,
  parameters: Record<string, unknown> = {},
): StoreErrorEntry {
  const entry = errorEntry(400, `VIOLATION::${name}`, detail, { pointer, parameters });
  return { ...entry, title: 'Constraint violation error' };
}

export const notLoggedIn = (): StoreError =>
  storeError(403, 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN', 'Customer is not logged in.');

export const inMaintenance = (): StoreError =>
  storeError(
    503,
    'FRAMEWORK__API_SALES_CHANNEL_MAINTENANCE_MODE',
    'The sales channel is currently unavailable due to maintenance mode',
  );

export const unknownCustomer = (email: string): StoreError =>
  storeError(
    401,
    'CHECKOUT__CUSTOMER_NOT_FOUND',
    `No matching customer for the email "${email}" was found.`,
    { parameters: { email } },
  );

export const productNotFound = (id: string): StoreError =>
  storeError(404, 'CONTENT__PRODUCT_NOT_FOUND', `Could not find product with id "${id}"`, {
    parameters: { entity: 'product', field: 'id', value: id },
  });

export const categoryNotFound = (id: string): StoreError =>
  storeError(404, 'CONTENT__CATEGORY_NOT_FOUND', `Could not find category with id "${id}"`, {
    parameters: { entity: 'category', field: 'id', value: id },
  });

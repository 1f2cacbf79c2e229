import { storeError } from './store-error.ts';

const IDENTIFIER = /^[0-9a-f]{32}$/;

export const isIdentifier = (value: unknown): value is string =>
  typeof value === 'string' && IDENTIFIER.test(value);

/** Validates an id. @throws StoreError 400 unless it has 32 lower-case hex characters. */
export function checkIdentifier(value: string): string {
  if (isIdentifier(value)) return value;
  throw storeError(400, 'FRAMEWORK__INVALID_UUID', `Value is not a valid UUID: ${value}`, {
    parameters: { input: value },
  });
}

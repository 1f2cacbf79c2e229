import { deviationsOf } from './store-api-schema.ts';

/** Fails with the differences unless the response matches the published document for this operation. */
export function expectMatchesSchema(operation: string, status: number, body: unknown): void {
  expect({ operation, status, deviations: deviationsOf(operation, status, body) }).toEqual({
    operation,
    status,
    deviations: [],
  });
}

import { deviationsOf } from './store-api-schema.ts';

/** Fails with the differences unless the answer is what the published document promises for this operation. */
export function expectMatchesSchema(operation: string, status: number, body: unknown): void {
  expect({ operation, status, deviations: deviationsOf(operation, status, body) }).toEqual({
    operation,
    status,
    deviations: [],
  });
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** A JSON schema, or any other object of the published document. */
export type Schema = { [keyword: string]: unknown };

export const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The Store API's OpenAPI document exactly as its vendor publishes it with the client. */
export function readPublishedDocument(): Schema {
  // Resolved from the workspace, so that tests and tools find it.
  const client = dirname(createRequire(join(process.cwd(), 'package.json')).resolve('@shopware/api-client'));
  const document: unknown = JSON.parse(
    readFileSync(join(client, '../api-types/storeApiSchema.json'), 'utf8'),
  );
  if (!isSchema(document)) throw new Error('The published document is not an object.');
  return document;
}

/** The part of the document at a path of names. @throws Error when there is none. */
export function partOf(document: Schema, ...names: string[]): Schema {
  let part = document;
  for (const name of names) {
    const next = part[name];
    if (!isSchema(next)) throw new Error(`The published document has no ${names.join(' → ')}.`);
    part = next;
  }
  return part;
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A JSON document or a part of it. */
export type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

/** What this shop publishes of the plugin's calls; everything else is made of it. */
export const CONTRACT = 'docs/contracts/shop-plugin.openapi.json';

/** Where Shopware takes a plugin's part of its own Store API document from. */
export const SCHEMA = 'plugins/shopware/src/Resources/Schema/StoreApi/shop-plugin.json';

const REF = '#/components/schemas/';

/** Names of schemas with the shop's prefix: the platform has an `Errors`, and plugins beside this one have names too. */
function withPrefix(value: Json): Json {
  if (Array.isArray(value)) return value.map(withPrefix);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).map(([name, part]): [string, Json] => {
    const isRef = name === '$ref' && typeof part === 'string' && part.startsWith(REF);
    return [name, isRef ? `${REF}Shop${part.slice(REF.length)}` : withPrefix(part)];
  });
  return Object.fromEntries(entries);
}

const asObject = (value: Json | undefined): { [name: string]: Json } =>
  value && typeof value === 'object' && !Array.isArray(value) ? value : {};

/** The part of the Store API document that is the plugin's: paths and schemas, without what the platform says itself. */
export function shopwareSchema(contract: Json): Json {
  const { openapi = '', info = {}, paths = {}, components } = asObject(contract);
  const schemas = Object.entries(asObject(asObject(components)['schemas']));
  const renamed = schemas.map(([name, schema]): [string, Json] => [`Shop${name}`, withPrefix(schema)]);
  return { openapi, info, paths: withPrefix(paths), components: { schemas: Object.fromEntries(renamed) } };
}

/** The published document. */
export const readContract = (root: string): Json =>
  JSON.parse(readFileSync(join(root, CONTRACT), 'utf8')) as Json;

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A JSON value. */
export type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

/** Published contract of the plugin's calls; the source of all derived documents. */
const CONTRACT = 'docs/contracts/shop-plugin.openapi.json';

/** Place where Shopware reads a plugin's part of its Store API document. */
export const SCHEMA = 'plugins/shopware/src/Resources/Schema/StoreApi/shop-plugin.json';

const REF = '#/components/schemas/';

/** Prefixes schema references with the shop's name. The platform has an `Errors` too, and so may other plugins. */
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

/** The plugin's part of the Store API document: paths and schemas, without the platform's own. */
export function shopwareSchema(contract: Json): Json {
  const { openapi = '', info = {}, paths = {}, components } = asObject(contract);
  const schemas = Object.entries(asObject(asObject(components)['schemas']));
  const renamed = schemas.map(([name, schema]): [string, Json] => [`Shop${name}`, withPrefix(schema)]);
  return { openapi, info, paths: withPrefix(paths), components: { schemas: Object.fromEntries(renamed) } };
}

/** Reads the published contract. */
export const readContract = (root: string): Json =>
  JSON.parse(readFileSync(join(root, CONTRACT), 'utf8')) as Json;

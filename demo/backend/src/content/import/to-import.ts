import type { ContentDocument } from '../dataset.ts';

/** Addresses of pictures and films, by the id that documents refer to. */
type AssetAddresses = ReadonlyMap<string, string>;

interface Known {
  /** Ids of imported documents that are permanent. */
  ids: ReadonlySet<string>;
  assets: AssetAddresses;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const refOf = (value: unknown): string | undefined =>
  isRecord(value) && typeof value._ref === 'string' ? value._ref : undefined;

function toImported(value: unknown, known: Known): unknown {
  if (Array.isArray(value)) return value.map((one) => toImported(one, known));
  if (!isRecord(value)) return value;
  const { asset, ...fields } = value;
  const address = known.assets.get(refOf(asset) ?? '');
  if (address !== undefined) return { ...fields, _sanityAsset: `${String(fields._type)}@${address}` };
  const ref = refOf(value);
  // Documents of the commerce backend come and go: only weak references allow a missing document.
  if (ref !== undefined) return known.ids.has(ref) ? value : { ...value, _weak: true };
  return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, toImported(child, known)]));
}

/**
 * Documents in the format of `sanity dataset import`, one line each. Pictures and films become addresses to fetch.
 * Documents that the vendor generates for them are left out.
 */
export function toImportLines(documents: readonly ContentDocument[], assets: AssetAddresses): string[] {
  const kept = documents.filter(({ _id }) => !assets.has(_id));
  const firm = kept.filter(({ _type }) => _type !== 'category');
  const known = { ids: new Set(firm.map(({ _id }) => _id)), assets };
  return kept.map((document) => JSON.stringify(toImported(document, known)));
}

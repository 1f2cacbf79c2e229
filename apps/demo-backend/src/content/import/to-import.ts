import type { ContentDocument } from '../dataset.ts';

/** Where a picture or a film can be fetched, by the id that documents refer to. */
export type AssetAddresses = ReadonlyMap<string, string>;

interface Known {
  /** Ids of the documents that come along and stay. */
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
  // Those of the commerce backend come and go: only weak references let a document be gone.
  if (ref !== undefined) return known.ids.has(ref) ? value : { ...value, _weak: true };
  return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, toImported(child, known)]));
}

/**
 * Documents as `sanity dataset import` takes them, a line for each: pictures and films as addresses to fetch them from, and
 * without the documents that the vendor makes of them.
 */
export function toImportLines(documents: readonly ContentDocument[], assets: AssetAddresses): string[] {
  const kept = documents.filter(({ _id }) => !assets.has(_id));
  const firm = kept.filter(({ _type }) => _type !== 'category');
  const known = { ids: new Set(firm.map(({ _id }) => _id)), assets };
  return kept.map((document) => JSON.stringify(toImported(document, known)));
}

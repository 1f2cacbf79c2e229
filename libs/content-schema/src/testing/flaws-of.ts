import type { Path, Schema } from '@sanity/types';
import { validateDocument } from '@sanity/validation';
import { vendorClient } from './vendor-client';

interface StoredDocument {
  _id: string;
  _type: string;
}

const WRITTEN = '2026-01-01T00:00:00Z';
const system = { _createdAt: WRITTEN, _updatedAt: WRITTEN, _rev: '1' };

const said = (path: Path) =>
  path
    .map((segment) => {
      if (typeof segment !== 'object') return segment;
      return '_key' in segment ? segment._key : segment.join(':');
    })
    .join('.');

/** Lists with items that lack a unique key: the Studio shows them, but editors cannot move or change items. */
function withoutKeys(value: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.entries(value).flatMap(([name, child]) => withoutKeys(child, `${path}.${name}`));
  if (!Array.isArray(value)) return below;
  const keys = value.flatMap((item: unknown) =>
    typeof item === 'object' && item !== null ? [Reflect.get(item, '_key')] : [],
  );
  const own = new Set(keys).size === keys.length && keys.every((key) => typeof key === 'string' && key);
  return own ? below : [`${path}: not every item has a _key of its own`, ...below];
}

/**
 * Problems found by the vendor's validator in these documents, warnings included. `dataset` holds all existing
 * documents.
 */
export async function flawsOf(
  documents: readonly StoredDocument[],
  schema: Schema,
  dataset = documents,
): Promise<string[]> {
  const client = vendorClient(dataset);
  const ids = new Set(dataset.map(({ _id }) => _id));
  const getDocumentExists = async ({ id }: { id: string }) => ids.has(id);
  const flaws = documents.map(async (document) => {
    const { markers, status } = await validateDocument({
      document: { ...system, ...document },
      schema,
      client,
      getDocumentExists,
    });
    const unread = status === 'notEvaluated' ? [`${document._id}: could not be validated`] : [];
    const found = markers.map(({ path, message }) => `${document._id} ${said(path)}: ${message}`);
    return [...unread, ...found, ...withoutKeys(document, document._id)];
  });
  return (await Promise.all(flaws)).flat();
}

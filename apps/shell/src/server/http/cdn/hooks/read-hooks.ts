import * as v from 'valibot';
import { anyOf, keyOf, NO_PAGE_KEY, type KeyKind } from '../surrogate-keys';

/** The body does not match its vendor's format. */
export class UnknownHook extends Error {
  override readonly name = 'UnknownHook';
}

/** Most entities in one webhook. */
const MOST = 1000;

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(200));

function read<S extends v.GenericSchema>(schema: S, body: unknown, says: string): v.InferOutput<S> {
  const result = v.safeParse(schema, body);
  if (!result.success) throw new UnknownHook(`The body must say ${says}.`);
  return result.output;
}

const slug = v.union([
  id,
  v.pipe(
    v.object({ current: id }),
    v.transform(({ current }) => current),
  ),
]);
const document = v.object({
  _id: id,
  _type: id,
  slug: v.nullish(v.union([slug, v.array(v.nullable(slug))])),
});
const documents = v.union([document, v.pipe(v.array(document), v.maxLength(MOST))]);

/**
 * Keys of the documents in a webhook of the content service. Its projection is `{ _id, _type, "slug":
 * [before().slug.current, after().slug.current] }`. Drafts are ignored: shoppers never see them.
 */
export function contentHookKeys(body: unknown): string[] {
  const named = [read(documents, body, '_id and _type of a document, or of a list of them')].flat();
  return named
    .filter(({ _id }) => !/^(drafts|versions)\./.test(_id))
    .flatMap(({ _id, _type, slug: slugs }) => {
      const known = [slugs].flat().filter((each) => typeof each === 'string');
      const pages = known.map((each) => keyOf(`content-${_type}`, each));
      return [
        keyOf('document', _id),
        ...(pages.length > 0 ? pages : [keyOf('content-any', _type), anyOf(`content-${_type}`)]),
      ];
    });
}

const written = v.object({
  entity: v.string(),
  primaryKey: v.unknown(),
  operation: v.optional(v.string()),
  updatedFields: v.optional(v.array(v.string())),
});
const commerceHook = v.object({
  data: v.object({ event: v.string(), payload: v.pipe(v.array(written), v.maxLength(MOST)) }),
});

const ENTITIES: Partial<Record<string, KeyKind>> = {
  product: 'product',
  category: 'category',
  product_manufacturer: 'brand',
};

/** Fields that change often and never affect an address: stock and prices. */
const NO_ADDRESS = new Set([
  ...['id', 'versionId', 'parentVersionId', 'createdAt', 'updatedAt'],
  ...['stock', 'availableStock', 'available', 'isCloseout', 'sales', 'price', 'prices', 'cheapestPrice'],
  ...['ratingAverage'],
]);

/**
 * True when an address may have changed, e.g. of a new or newly visible entity. A list of fields is impossible: a
 * shop's template may build addresses from names, categories or anything else.
 */
const mayMove = ({ entity, operation, updatedFields = [] }: v.InferOutput<typeof written>): boolean =>
  entity === 'seo_url' ||
  (ENTITIES[entity] !== undefined &&
    (operation !== 'update' ||
      updatedFields.length === 0 ||
      updatedFields.some((field) => !NO_ADDRESS.has(field))));

/**
 * Keys of the entities in a webhook of a Shopware app: `product.written` and its like. Entities without a page have
 * none.
 */
export function commerceHookKeys(body: unknown): string[] {
  const { data } = read(commerceHook, body, 'data.event and data.payload with entity and primaryKey');
  const named = data.payload.flatMap(({ entity, primaryKey }) => {
    const kind = ENTITIES[entity];
    if (kind === undefined) return [];
    return [keyOf(kind, read(id, primaryKey, 'the primaryKey of each entity as a text'))];
  });
  return data.payload.some(mayMove) ? [...named, NO_PAGE_KEY] : named;
}

const searchHook = v.union([
  v.strictObject({ items: v.pipe(v.array(id), v.minLength(1), v.maxLength(MOST)) }),
  v.strictObject({ all: v.literal(true) }),
]);

/** Keys in a webhook of the search service: changed item numbers of its feed, or a full import. */
export function searchHookKeys(body: unknown, productKey: string): string[] {
  const said = read(searchHook, body, 'items, a list of item numbers, or all: true');
  if ('all' in said) return [anyOf('search')];
  const [before = '', after = ''] = productKey.split('{id}');
  return said.items
    .filter((item) => item.startsWith(before) && item.endsWith(after))
    .map((item) => keyOf('product', item.slice(before.length, item.length - after.length)));
}

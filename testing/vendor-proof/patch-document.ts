import { isSchema, partOf, type Schema } from './published-document.ts';

const NULL: Schema = { type: 'null' };
const EMPTY_LIST: Schema = { type: 'array', maxItems: 0 };

const isMap = ({ type, properties }: Schema): boolean => type === 'object' && !isSchema(properties);

/** A field's schema that also accepts `null`, and `[]` where the field is a map. */
function loosened(schema: Schema): Schema {
  if ('const' in schema) return schema;
  if (isMap(schema)) return { anyOf: [schema, EMPTY_LIST, NULL] };
  const { type, enum: values } = schema;
  if (typeof type !== 'string') return { anyOf: [schema, NULL] };
  return {
    ...schema,
    type: [type, 'null'],
    ...(Array.isArray(values) && { enum: [...values, null] }),
  };
}

/** Lists that are declared as objects wherever a price is repeated. */
const LISTS = ['calculatedTaxes', 'taxRules'];

function loosenFields(part: unknown): void {
  if (Array.isArray(part)) part.forEach(loosenFields);
  if (!isSchema(part)) return;
  Object.values(part).forEach(loosenFields);
  const { properties } = part;
  if (!isSchema(properties)) return;
  for (const [name, field] of Object.entries(properties)) {
    if (!isSchema(field)) continue;
    properties[name] = loosened(LISTS.includes(name) && isMap(field) ? { type: 'array' } : field);
  }
}

const OPTION_NAMES: Schema = {
  type: 'array',
  items: { type: 'object', required: ['group', 'option', 'translated'] },
};

/** Payloads of cart lines by type; published as a JSON:API resource of a whole product. */
const LINE_PAYLOADS: Schema = {
  anyOf: [
    {
      type: 'object',
      required: ['productNumber', 'options', 'taxId', 'stock'],
      properties: {
        productNumber: { type: 'string' },
        options: OPTION_NAMES,
        taxId: { type: 'string', pattern: '^[0-9a-f]{32}$' },
        stock: { type: 'integer' },
      },
    },
    {
      type: 'object',
      required: ['promotionId', 'discountType', 'discountId', 'value', 'code'],
      properties: { discountType: { enum: ['percentage', 'absolute', 'fixed', 'fixed_unit'] } },
    },
  ],
};

const PRICE_DEFINITIONS: Schema = {
  anyOf: [
    { $ref: '#/components/schemas/CartPriceQuantity' },
    {
      type: 'object',
      required: ['apiAlias'],
      properties: { apiAlias: { enum: ['cart_price_percentage', 'cart_price_absolute'] } },
    },
  ],
};

/**
 * Corrects, in place, statements of the published document (6.7.13.0) that differ from the real service. All its known
 * defects are in this function and nowhere else.
 */
export function patchDocument(document: Schema): Schema {
  const schemas = partOf(document, 'components', 'schemas');

  // Most tools do not know this version of the format; none of its new features is used.
  document['openapi'] = '3.1.0';

  // `type: object` contradicts an `anyOf` that allows the empty list of a cart without errors.
  delete partOf(schemas, 'Cart', 'properties', 'errors')['type'];

  // `additionalProperties: false` beside `allOf` refuses every field of the tier prices.
  partOf(schemas, 'Product', 'properties', 'calculatedPrices')['items'] = {
    $ref: '#/components/schemas/CalculatedPrice',
  };

  // Declared as lists or as objects; really a map by name, which PHP prints as `[]` when it is empty.
  partOf(schemas, 'EntitySearchResult', 'properties')['aggregations'] = { type: 'object' };

  // A list of rows of field names, not a map.
  partOf(schemas, 'Country', 'properties')['addressFormat'] = { type: 'array' };

  // Describes the settings of an element one by one; the vendor's own types have the list.
  partOf(schemas, 'CmsSlot', 'properties')['fieldConfig'] = {
    type: 'array',
    items: { type: 'object', required: ['name', 'source', 'value'] },
  };

  // Plugins register additional routes; brand pages are one of this shop.
  delete partOf(schemas, 'SeoUrl', 'properties', 'routeName')['enum'];

  // Covers only the lines of products.
  const line = partOf(schemas, 'LineItem', 'properties');
  line['payload'] = LINE_PAYLOADS;
  line['priceDefinition'] = PRICE_DEFINITIONS;

  // The names in the cart at the time of the order, not today's options.
  partOf(schemas, 'OrderLineItem', 'properties', 'payload', 'properties')['options'] = OPTION_NAMES;

  // A plain search result: unlike a listing, it can be neither filtered nor sorted.
  partOf(schemas, 'WishlistLoadRouteResponse', 'properties')['products'] = {
    allOf: [
      { $ref: '#/components/schemas/EntitySearchResult' },
      {
        type: 'object',
        required: ['elements'],
        properties: { elements: { type: 'array', items: { $ref: '#/components/schemas/Product' } } },
      },
    ],
  };

  // Suggestions have no filters: an empty map.
  const [, listing] = partOf(schemas, 'ProductListingResult')['allOf'] as [Schema, Schema];
  const listingFields = partOf(listing, 'properties');
  listingFields['currentFilters'] = { anyOf: [listingFields['currentFilters'], EMPTY_LIST] };

  // Declared as 200 without a body; the service sends 204.
  partOf(document, 'paths', '/product/{productId}/review', 'post', 'responses')['204'] = {
    description: 'The review was saved.',
  };

  // Fields that the service sends as `null` are declared non-null (79 scalars of Product alone). Empty maps are `[]`.
  loosenFields(partOf(document, 'components'));
  loosenFields(partOf(document, 'paths'));
  return document;
}

import fc from 'fast-check';
import { ACCESS_KEY, at, catalogue, inStock } from '../../demo/backend/src/commerce/testing/test-shop.ts';

/** A request from an attacker or a broken program. */
export interface HostileRequest {
  /** Values for the names in the operation's path. */
  segments: string[];
  query: [string, string][];
  headers: Record<string, string>;
  /** Sent unchanged; undefined sends no body. */
  payload: string | undefined;
}

const FIELDS = [
  'id',
  'ids',
  'items',
  'type',
  'quantity',
  'referencedId',
  'hash',
  'email',
  'username',
  'password',
]
  .concat(
    'filter',
    'post-filter',
    'field',
    'value',
    'queries',
    'operator',
    'parameters',
    'sort',
    'order',
    'limit',
  )
  .concat(
    'page',
    'p',
    'associations',
    'aggregations',
    'includes',
    'fields',
    'term',
    'search',
    'total-count-mode',
  )
  .concat(
    'options',
    'switchedGroup',
    'orderId',
    'paymentMethodId',
    'finishUrl',
    'errorUrl',
    'customerComment',
  )
  .concat('firstName', 'billingAddress', 'countryId', 'zipcode', 'newPassword', 'storefrontUrl', 'productIds')
  .concat(
    'points',
    'title',
    'content',
    'depth',
    'buildTree',
    'languageId',
    'brandIds',
    '_criteria',
    '__proto__',
  );

const TEXTS = [
  '',
  ' ',
  '\u0000',
  '../../etc/passwd',
  '%2e%2e%2f',
  "' or 1=1 --",
  '"; drop table orders; --',
  '${7*7}',
]
  .concat(
    '<script>alert(1)</script>',
    '\ud800',
    '💥'.repeat(50),
    'x'.repeat(5000),
    '__proto__',
    'constructor',
  )
  .concat(
    'product',
    'promotion',
    'equals',
    'equalsAny',
    'multi',
    'range',
    'terms',
    'home',
    'main-navigation',
    'WELKOM10',
  )
  .concat(
    'http://[',
    'javascript:alert(1)',
    'a'.repeat(32),
    'A'.repeat(32),
    '1e309',
    'NaN',
    '-1',
    '2026-13-45',
  );

const KNOWN = [at(inStock, 0).id, at(catalogue.products, 0).id, at(catalogue.categories, 1).id];

const scalar = fc.oneof(
  fc.constantFrom<unknown>(...TEXTS, ...KNOWN),
  fc.constantFrom<unknown>(0, -1, 1.5, 1e308, -1e308, Number.MAX_SAFE_INTEGER, null, true, false, [], {}),
  fc.string(),
);

const { body } = fc.letrec<{ body: Record<string, unknown>; value: unknown }>((tie) => ({
  body: fc.dictionary(fc.constantFrom(...FIELDS), tie('value'), { maxKeys: 6 }),
  value: fc.oneof({ depthSize: 'small' }, scalar, fc.array(tie('body'), { maxLength: 3 }), tie('body')),
}));

const deep = (levels: number) => `${'{"filter":['.repeat(levels)}${']}'.repeat(levels)}`;

const payload = fc.oneof(
  { weight: 6, arbitrary: body.map((sent) => JSON.stringify(sent)) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      '',
      '{',
      '[]',
      'null',
      '"text"',
      '{"a":1,}',
      '\u0000',
      deep(20),
      deep(3000),
      '[1e400]',
    ),
  },
  { weight: 1, arbitrary: fc.constant(undefined) },
);

const text = fc.oneof(fc.constantFrom(...TEXTS, ...KNOWN), fc.string({ unit: 'binary', maxLength: 12 }));
const sendable = (value: string) => encodeURIComponent(value.toWellFormed());
const header = fc.constantFrom('', 'x', '0'.repeat(32), '../', 'nul', 'é', 'a'.repeat(300));

export const hostileRequest: fc.Arbitrary<HostileRequest> = fc.record({
  segments: fc.array(
    text.map((value) => sendable(value) || '-'),
    { minLength: 3, maxLength: 3 },
  ),
  query: fc.array(fc.tuple(fc.constantFrom(...FIELDS), text.map(sendable)), { maxLength: 3 }),
  headers: fc.oneof(
    { weight: 3, arbitrary: fc.constant({}) },
    {
      weight: 1,
      arbitrary: fc.dictionary(fc.constantFrom('sw-context-token', 'sw-language-id', 'content-type'), header),
    },
  ),
  payload,
});

const filled = (path: string, segments: string[]) => {
  let place = 0;
  return path.replace(/:\w+/g, () => segments[place++ % segments.length] ?? '-');
};

/** The complete request to an operation such as `POST /store-api/product/:productId`. */
export function toInjection(
  { method, path }: { method: string; path: string },
  { segments, query, headers, payload }: HostileRequest,
  token: string | undefined,
) {
  const search = query.map(([name, value]) => `${name}=${value}`).join('&');
  return {
    method: method as 'GET',
    url: filled(path, segments) + (search && `?${search}`),
    headers: {
      'sw-access-key': ACCESS_KEY,
      ...(token && { 'sw-context-token': token }),
      ...(payload !== undefined && method !== 'GET' && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(payload !== undefined && method !== 'GET' && { payload }),
  };
}

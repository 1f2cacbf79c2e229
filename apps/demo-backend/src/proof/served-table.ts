import { partOf, readPublishedDocument } from './published-document.ts';

/** Why published operations of the Store API are not served: the first that fits counts. */
const NOT_SERVED: readonly (readonly [pattern: RegExp, why: string])[] = [
  [
    /^\/(advanced-product-catalogs|budgets?|checkout\/budgets?|employee|permission|role|approval-rule|pending-orders?|organization-units?|quotes?|shopping-lists?)(\/|$)/,
    'the vendor’s components for business customers, which this shop does not sell through',
  ],
  [/^\/paypal\//, 'of the plugin of another payment provider'],
  [/^\/dsr\//, 'of the vendor’s plugin for guided selling by video'],
  [
    /^\/(customized-products|swag_customized_products)/,
    'of the vendor’s plugin for products that customers design',
  ],
  [/^\/swag\//, 'of the vendor’s plugin for forms in pages; pages are the content vendor’s'],
  [
    /^\/product\/(natural-language|image-upload-search)\//,
    'of the vendor’s paid search; searching is the search vendor’s',
  ],
  [/^\/sso\//, 'customers log in with the shop alone'],
  [/imitate-customer$/, 'is for people who work in the administration'],
  [/\/return$/, 'of the vendor’s paid returns; withdrawing is the shop’s own: `/nd/withdrawal`'],
  [/^\/app-system\/|^\/context\/gateway|^\/script\//, 'answered by apps, of which the demo has none'],
  [/^\/shipping-cost\//, 'costs are read from the shipping methods and the cart'],
  [/^\/cookie-groups/, 'cookies are the shop’s own: its consent'],
  [/^\/customer-group-registration/, 'there is one group of customers'],
  [
    /garan-label|legal-guarantee|revocation-request/,
    'the vendor’s own pages of duties by law; the shop has its own (docs/law.md)',
  ],
  [/^\/_mcp/, 'for agents, not for shops'],
  [/^\/order\/download/, 'nothing is sold as a file'],
  [/^\/product-export/, 'the feed is made at build time by the demo itself'],
  [/^\/product\/purchase-limit/, 'limits come with each line of the cart'],
  [/^\/sitemap\/\{filePath\}/, 'the sitemap is the shop’s own, made of `GET /sitemap`'],
];

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** Every published operation, `GET /product/{productId}`. */
function published(): string[] {
  const paths = partOf(readPublishedDocument(), 'paths');
  return Object.keys(paths).flatMap((path) =>
    METHODS.filter((method) => method in partOf(paths, path)).map(
      (method) => `${method.toUpperCase()} ${path}`,
    ),
  );
}

const bare = (operation: string): string => operation.replaceAll(/\{\w+\}/g, '{}');

const whyNot = (operation: string): string | undefined => {
  const path = operation.slice(operation.indexOf(' ') + 1);
  return NOT_SERVED.find(([pattern]) => pattern.test(path))?.[1];
};

export interface Row {
  operation: string;
  isServed: boolean;
  /** Undefined: nobody said why it is not served. */
  why: string | undefined;
}

/** What is served of what the commerce vendor publishes. @param served operations of the embedded vendor */
export function servedRows(served: readonly string[]): Row[] {
  const known = new Set(served.map(bare));
  return published().map((operation) => {
    const isServed = known.has(bare(operation));
    return { operation, isServed, why: isServed ? 'as published' : whyNot(operation) };
  });
}

/** A table as prettier would print it. */
function toTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((_, column) =>
    Math.max(...[head, ...rows].map((row) => (row[column] ?? '').length)),
  );
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}

const SEARCH: readonly (readonly [operation: string, served: string, why: string])[] = [
  ['GET /navigation/{key}', 'yes', ''],
  ['GET /navigation-search/{key}', 'yes', '`tn_q` is required'],
  ['GET /search/{key}', 'yes', 'not published: what the shop’s specification calls `navigation-search`'],
  ['GET /products/{key}, /products/{key}/{no}', 'yes', ''],
  ['GET /facets/{key}, /facets/{urlkey}/attributes/{key}', 'yes', ''],
  ['GET /autocomplete/{key}', 'yes', '`tn_q` is required'],
  ['GET /suggestions/{key}', 'yes', '`tn_q` and `tn_cid` are required'],
  ['GET /suggestions/items/{key}, /suggestions/products/{key}', 'yes', '`tn_q` and `tn_cid` are required'],
  ['GET /recommendations/featured/{key}/{id}', 'yes', ''],
  ['GET /recommendations/product/{key}/…, /recommendations/grouped/{key}/…', 'yes', ''],
  ['GET /categorytree/{key}', 'yes', ''],
  ['POST /api/{event}', 'yes', '401 without the header `Instance-Key`'],
  ['GET /…/grouped/{key}', 'no', 'goods have no groups: a product is one item'],
  ['GET /feed/{key}/{profilekey}', 'no', 'the demo remembers nobody'],
  ['GET /catalog/…, /instance/{key}', 'no', 'configuration, which no shop asks for'],
  [
    'GET /searchbanners/…, guided selling, visual search',
    'no',
    'parts of the service that the shop does not use',
  ],
];

const CONTENT: readonly (readonly [operation: string, served: string, why: string])[] = [
  [
    'GET, POST /v{date}/data/query/{dataset}',
    'yes',
    'GROQ by `groq-js`; no `text::query`, no `documents::get`',
  ],
  ['GET /v{date}/data/doc/{dataset}/{ids}', 'yes', ''],
  ['GET /v{date}/data/export/{dataset}', 'yes', ''],
  ['GET /images/…, /files/…', 'yes', ''],
  ['POST /v{date}/data/mutate, actions, assets', 'no', 'nobody writes: content is in `demo/`'],
];

const count = (rows: readonly Row[], isServed: boolean): number =>
  rows.filter((row) => row.isServed === isServed).length;

/** The page of docs about what the embedded vendors serve. */
export function servedPage(rows: readonly Row[]): string {
  const commerce = rows.map(({ operation, isServed, why = '' }) => [
    `\`${operation}\``,
    isServed ? 'yes' : 'no',
    why,
  ]);
  const head = ['operation', 'served', 'why'];
  const listed = (table: typeof SEARCH) =>
    table.map(([operation, served, why]) => [`\`${operation}\``, served, why]);
  return `# What the embedded vendors serve

Made by \`WRITE_SERVED=yes npx jest proof/served-operations\`; a test keeps it in step with the routes and the published document.

## Search: Tweakwise

The answer is XML, unless \`format=json\` or \`Accept: application/json\` asks for JSON. An error is \`{ "message": … }\`, or the same in XML: the
vendor publishes no shape of its errors but the status 401 of a wrong key. A required parameter that is missing is a 400.

${toTable(head, listed(SEARCH))}

## Content: Sanity

${toTable(head, listed(CONTENT))}

## Commerce: Shopware Store API

Of ${rows.length} published operations ${count(rows, true)} are served and ${count(rows, false)} are not. Besides them: the calls of the shop’s own plugin
([real-vendors.md](../real-vendors.md)), which \`STOCK_SHOPWARE=1\` takes away, \`POST /checkout/cart\` and \`/sitemap/{id}/{id}\`, which the real shop takes
although they are not published.

${toTable(head, commerce)}
`;
}

import { partOf, readPublishedDocument } from './published-document.ts';

/** Reasons why published operations of the Store API are not served; the first match counts. */
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
  /** Undefined when no reason is documented. */
  why: string | undefined;
}

/**
 * All published operations of the commerce vendor, with support here.
 * @param served operations of the embedded vendor
 */
export function servedRows(served: readonly string[]): Row[] {
  const known = new Set(served.map(bare));
  return published().map((operation) => {
    const isServed = known.has(bare(operation));
    return { operation, isServed, why: isServed ? 'as published' : whyNot(operation) };
  });
}

/** A table in the format of prettier. */
function toTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((_, column) =>
    Math.max(...[head, ...rows].map((row) => (row[column] ?? '').length)),
  );
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}

/** Operations of a vendor without a published document: notes on served ones, reasons for the others. */
interface Vendor {
  notes: Readonly<Record<string, string>>;
  notServed: Readonly<Record<string, string>>;
}

const SEARCH: Vendor = {
  notes: {
    'GET /navigation-search/{key}': '`tn_q` is required',
    'GET /search/{key}': 'not published: what the shop’s specification calls `navigation-search`',
    'GET /autocomplete/{key}': '`tn_q` is required',
    'GET /suggestions/{key}': '`tn_q` and `tn_cid` are required',
    'GET /suggestions/items/{key}': '`tn_q` and `tn_cid` are required',
    'GET /suggestions/products/{key}': '`tn_q` and `tn_cid` are required',
    'POST /api/{event}': '401 without the header `Instance-Key`',
  },
  notServed: {
    'GET /…/grouped/{key}': 'goods have no groups: a product is one item',
    'GET /feed/{key}/{profilekey}': 'the demo remembers nobody',
    'GET /catalog/…, /instance/{key}': 'configuration, which no shop asks for',
    'GET /searchbanners/…, guided selling, visual search': 'parts of the service that the shop does not use',
  },
};

const CONTENT: Vendor = {
  notes: {
    'GET /v{version}/data/query/{dataset}': 'GROQ by `groq-js`; no `text::query`, no `documents::get`',
    'POST /v{version}/data/query/{dataset}': 'the same',
    'POST /v{version}/data/mutate/{dataset}': 'with the token of an editor, which no shop has',
    'GET /v{version}/data/listen/{dataset}': 'mutations of what a query in GROQ finds',
    'GET /v{version}/data/live/events/{dataset}': 'sync tags of what changed',
    'GET /images/{path}': 'sizes, crops, formats and quality by parameters',
  },
  notServed: {
    'POST /v{version}/data/actions/{dataset}': 'the Studio’s own way to publish; nothing of the demo uses it',
    'POST /v{version}/assets/…': 'pictures are drawn by the demo',
    'GET /v{version}/projects/…, /users/…, /hooks/…': 'management of a project',
  },
};

/**
 * Rows of a vendor, by the existing routes.
 * @param served routes of the embedded vendor
 */
const rowsOf = (served: readonly string[], { notes, notServed }: Vendor): string[][] => [
  ...served.map((operation) => [`\`${operation}\``, 'yes', notes[operation] ?? '']),
  ...Object.entries(notServed).map(([operation, why]) => [`\`${operation}\``, 'no', why]),
];

/** Notes on routes that do not exist. */
export const strayNotes = ({ search, content }: Served): string[] => [
  ...Object.keys(SEARCH.notes).filter((operation) => !search.includes(operation)),
  ...Object.keys(CONTENT.notes).filter((operation) => !content.includes(operation)),
];

/** Operations of each embedded vendor, `GET /products/{key}`. */
export interface Served {
  commerce: readonly string[];
  search: readonly string[];
  content: readonly string[];
}

const count = (rows: readonly Row[], isServed: boolean): number =>
  rows.filter((row) => row.isServed === isServed).length;

/** Documentation page on the operations that the embedded vendors serve. */
export function servedPage(served: Served): string {
  const rows = servedRows(served.commerce);
  const commerce = rows.map(({ operation, isServed, why = '' }) => [
    `\`${operation}\``,
    isServed ? 'yes' : 'no',
    why,
  ]);
  const head = ['operation', 'served', 'why'];
  return `# What the embedded vendors serve

Made by \`WRITE_SERVED=yes npx jest proof/served-operations\`; a test keeps it in step with the routes and the published document.

## Search: Tweakwise

The answer is XML, unless \`format=json\` or \`Accept: application/json\` asks for JSON. An error is \`{ "message": … }\`, or the same in XML: the
vendor publishes no shape of its errors but the status 401 of a wrong key. A required parameter that is missing is a 400.

${toTable(head, rowsOf(served.search, SEARCH))}

## Content: Sanity

${toTable(head, rowsOf(served.content, CONTENT))}

## Commerce: Shopware Store API

Of ${rows.length} published operations ${count(rows, true)} are served and ${count(rows, false)} are not. Besides them: the calls of the shop’s own plugin
([real-vendors.md](../real-vendors.md)), which \`STOCK_SHOPWARE=1\` takes away, \`POST /checkout/cart\` and \`/sitemap/{id}/{id}\`, which the real shop takes
although they are not published.

${toTable(head, commerce)}
`;
}

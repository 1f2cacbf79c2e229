import { NoAnswer } from './ask.ts';
import type { Check, Finding, Subject } from './check.ts';
import type { StoreApi } from './commerce.ts';
import { at, fieldsAt, listAt, textAt } from './read.ts';

/** Calls that a stock Shopware lacks, with the consequence for the shop: docs/real-vendors.md. */
export const CALLS: readonly (readonly [call: string, why: string])[] = [
  ['GET /brands', 'The list of brands is of all manufacturers, the same for everybody.'],
  ['GET /brands/{gender}', 'The list of brands is the same for women and men.'],
  ['POST /brandUrls', 'Brands lead to a search for their name.'],
  ['GET /manufacturer/{id}/seo-urls', 'Brand pages are not found.'],
  ['POST /nd/newsletter/subscribe', 'The vendor’s own sign-up is used.'],
  [
    'POST /nd/withdrawal/begin',
    'Who wants to withdraw online is told to mail, and orders say nothing of it.',
  ],
  ['POST /nd/withdrawal/read', 'A withdrawal that was begun cannot be gone on with.'],
  ['POST /nd/withdrawal/choose', 'Nothing can be chosen to withdraw.'],
  ['POST /nd/withdrawal/confirm', 'No withdrawal can be confirmed.'],
  ['POST /nd/withdrawal/label', 'Orders lead to no label.'],
  ['POST /nd/stock-alert/subscribe', 'Nobody can wait for a size that is sold out.'],
  ['POST /nd/stock-alert/confirm', 'Who asked to be told of a size cannot confirm it.'],
  ['POST /nd/stock-alert/unsubscribe', 'Who asked to be told of a size cannot stop it.'],
  ['GET /nd/product/{id}/review', 'Customers cannot change their review once it is approved.'],
  ['DELETE /nd/product/{id}/review', 'Customers cannot take their review back.'],
];
/** Built into the vendor from version 6.7 on. */
const CONVERT = [
  'POST /account/convert-guest',
  'Guests who want an account are told that it does not work now.',
] as const;

const PLUGIN = 'Install the shop’s own plugin.';

/** Normalizes a call to `POST /product/{}`, for any parameter names and path prefix of the vendor. */
const known = (method: string, path: string): string =>
  `${method} ${path.replace(/^.*?\/store-api(?=\/)/, '').replaceAll(/\{\w+\}/g, '{}')}`;

/** Every call that the vendor lists. Calls are never tried out, because some of them write. @throws NoAnswer */
async function routesOf(api: StoreApi): Promise<ReadonlySet<string>> {
  const endpoints = listAt(await api.get('/_info/routes'), 'endpoints');
  if (endpoints.length === 0) throw new NoAnswer('does not tell what calls it has');
  return new Set(
    endpoints.flatMap((endpoint) => {
      const methods = listAt(endpoint, 'methods');
      const path = textAt(endpoint, 'path');
      return methods.map((method) => known(String(method), path));
    }),
  );
}

/** Every call of the commerce backend. */
export type KnownRoutes = () => Promise<ReadonlySet<string>>;

/** Requests the calls once, on first use. */
export function knownRoutes(api: StoreApi): KnownRoutes {
  let asked: Promise<ReadonlySet<string>> | undefined;
  return () => (asked ??= routesOf(api));
}

const isThere = (routes: ReadonlySet<string>, call: string): boolean => {
  const [method = '', path = ''] = call.split(' ');
  return routes.has(known(method, path));
};

/** True when any of the plugin's calls exists. @throws NoAnswer */
export async function hasOwnPlugin(routes: KnownRoutes): Promise<boolean> {
  const all = await routes();
  return CALLS.some(([call]) => isThere(all, call));
}

function callCheck(routes: KnownRoutes, call: string, why: string, mend: string): Check {
  return {
    title: call,
    why,
    mend,
    optional: true,
    run: async () => (isThere(await routes(), call) ? undefined : 'the call is not there'),
  };
}

const hasOwn = (value: unknown, path: string): boolean =>
  Object.keys(fieldsAt(value, path)).some((name) => name.startsWith('nd_'));

async function findReviewFields(api: StoreApi): Promise<Finding> {
  const rated = await api.post('/product', {
    limit: 1,
    filter: [{ type: 'range', field: 'ratingAverage', parameters: { gt: 0 } }],
  });
  const id = textAt(listAt(rated, 'elements')[0], 'id');
  if (!id) return { cannotTell: 'nothing has been reviewed' };
  const [review] = listAt(await api.post(`/product/${id}/reviews`, { limit: 1 }), 'elements');
  if (!review) return { cannotTell: 'nothing has been reviewed' };
  return hasOwn(review, 'customFields') ? undefined : 'reviews have none';
}

async function findProductData(api: StoreApi, holds: (product: unknown) => boolean): Promise<Finding> {
  const products = listAt(await api.post('/product', { limit: 20 }), 'elements');
  if (products.length === 0) return { cannotTell: 'there are no products' };
  return products.some(holds) ? undefined : 'products have none';
}

async function findCategoryFields(api: StoreApi): Promise<Finding> {
  const menu = await api.post('/navigation/main-navigation/main-navigation', { depth: 1 });
  const withChildren = listAt(menu, '').flatMap((one) => [one, ...listAt(one, 'children')]);
  return withChildren.some((one) => hasOwn(one, 'customFields')) ? undefined : 'categories have none';
}

const dataChecks = (api: StoreApi): Check[] => [
  {
    title: 'extensions.categoryLabels of products',
    why: 'Cards have no labels.',
    mend: 'Add the extension in a plugin of your own; the shop’s plugin does not. Its README has the shape.',
    optional: true,
    run: () => findProductData(api, (product) => at(product, 'extensions.categoryLabels') !== undefined),
  },
  {
    title: 'customFields.nd_measures of products',
    why: 'There is no table of a garment’s own measures.',
    mend: PLUGIN,
    optional: true,
    run: () => findProductData(api, (product) => at(product, 'customFields.nd_measures') !== undefined),
  },
  {
    title: 'customFields.nd_* of reviews',
    why: 'Reviews have no size, fit and "Geverifieerde aankoop".',
    mend: PLUGIN,
    optional: true,
    run: () => findReviewFields(api),
  },
  {
    title: 'customFields.nd_* of categories',
    why: 'No entry of the menu is highlighted.',
    mend: PLUGIN,
    optional: true,
    run: () => findCategoryFields(api),
  },
];

/** Calls and data of the shop's own plugin; without it the shop has fewer features. */
export function ownPlugin(api: StoreApi, routes = knownRoutes(api)): Subject {
  const calls = CALLS.map(([call, why]) => callCheck(routes, call, why, PLUGIN));
  return {
    name: 'own plugin',
    checks: [
      {
        title: 'the vendor tells what calls it has',
        why: 'Nobody can say from here what is missing.',
        mend: 'Let GET /_info/routes be asked with the access key, or see docs/real-vendors.md for what there must be.',
        optional: true,
        run: async () => void (await routes()),
      },
      ...calls,
      callCheck(routes, ...CONVERT, 'Update the vendor to 6.7.'),
      ...dataChecks(api),
    ],
  };
}

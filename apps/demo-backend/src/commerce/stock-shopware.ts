import { locale } from '@weefsel/contracts';
import { asList, isObject, type JsonObject } from './transport/json-body.ts';

/**
 * The vendor as it is delivered: without this shop's own plugin, a payment provider's, and what has to be configured. What
 * the shop does then is in docs/real-vendors.md; `npm run doctor` names it.
 */

const OWN_CALL = /^\/(nd|brands|brandUrls|manufacturer)(\/|$)/;

/** Whether an address is one of the shop's own plugin. */
export const isOwnCall = (path: string): boolean => OWN_CALL.test(path);

/** What the plugin adds to things of the vendor. */
const OWN_EXTENSIONS = new Set(['shopWithdrawal', 'shopHistory', 'categoryLabels']);
const OWN_FIELD = /^nd_/;

const PREFIX = `${locale.prefix}/`;

/** A way to pay that the vendor brings itself: nobody is sent anywhere. */
const INVOICE = {
  technicalName: 'payment_invoicepayment',
  shortName: 'invoice_payment',
  name: 'Invoice',
  distinguishableName: 'Invoice',
};

const without = (fields: JsonObject, isOwn: (name: string) => boolean): JsonObject =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !isOwn(name)));

function stockField(name: string, value: unknown): unknown {
  if (name === 'seoPathInfo' && typeof value === 'string')
    return value.startsWith(PREFIX) ? value.slice(PREFIX.length) : value;
  if (name === 'customFields' && isObject(value)) return without(value, (field) => OWN_FIELD.test(field));
  return stockAnswer(value);
}

const isPaymentMethod = (value: unknown): value is JsonObject =>
  isObject(value) && value['apiAlias'] === 'payment_method';

/** An answer as the vendor alone would give it. */
export function stockAnswer(answer: unknown): unknown {
  if (Array.isArray(answer))
    return (answer.every(isPaymentMethod) ? answer.slice(0, 1) : answer).map(stockAnswer);
  if (!isObject(answer)) return answer;
  const { extensions, ...others } = answer;
  const stock: JsonObject = {};
  for (const [name, value] of Object.entries(others)) stock[name] = stockField(name, value);
  const left = isObject(extensions) ? without(extensions, (name) => OWN_EXTENSIONS.has(name)) : {};
  if (Object.keys(left).length > 0) stock['extensions'] = stockAnswer(left);
  return isPaymentMethod(stock) ? { ...stock, ...INVOICE } : stock;
}

const withPrefix = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withPrefix);
  return typeof value === 'string'
    ? value
        .split('|')
        .map((path) => PREFIX + path)
        .join('|')
    : value;
};

/** Criteria about addresses of the vendor, which lack the shop's prefix, as criteria about those that the demo has. */
export function stockCriteria(body: JsonObject): JsonObject {
  const translated = (filter: unknown): unknown => {
    if (!isObject(filter)) return filter;
    if (Array.isArray(filter['queries'])) return { ...filter, queries: filter['queries'].map(translated) };
    return filter['field'] === 'seoPathInfo' ? { ...filter, value: withPrefix(filter['value']) } : filter;
  };
  return Array.isArray(body['filter']) ? { ...body, filter: asList(body['filter']).map(translated) } : body;
}

import { locale } from '@weefsel/contracts';
import { asList, isObject, type JsonObject } from './transport/json-body.ts';

/**
 * The vendor as delivered: without the shop's own plugin, a payment provider's plugin, and configuration.
 * docs/real-vendors.md describes the shop's behaviour then; `npm run doctor` reports it.
 */

const OWN_CALL = /^\/(nd|brands|brandUrls|manufacturer)(\/|$)/;

/** True for an address of the shop's own plugin. */
export const isOwnCall = (path: string): boolean => OWN_CALL.test(path);

/** Extensions that the plugin adds to the vendor's entities. */
const OWN_EXTENSIONS = new Set(['shopWithdrawal', 'shopHistory', 'categoryLabels']);
const OWN_FIELD = /^nd_/;

const PREFIX = `${locale.prefix}/`;

/** A payment method of the vendor itself, without a redirect. */
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

/** Converts a response to that of the vendor alone. */
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

/** Adds the shop's prefix to criteria about addresses, which the vendor's addresses lack. */
export function stockCriteria(body: JsonObject): JsonObject {
  const translated = (filter: unknown): unknown => {
    if (!isObject(filter)) return filter;
    if (Array.isArray(filter['queries'])) return { ...filter, queries: filter['queries'].map(translated) };
    return filter['field'] === 'seoPathInfo' ? { ...filter, value: withPrefix(filter['value']) } : filter;
  };
  return Array.isArray(body['filter']) ? { ...body, filter: asList(body['filter']).map(translated) } : body;
}

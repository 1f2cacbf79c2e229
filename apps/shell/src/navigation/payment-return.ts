import { paths } from '@weefsel/contracts';

/** The payment service's parameters that an order page uses. All others stay out of addresses and logs. */
const TAKEN = [
  'orderId',
  'brq_payment_method',
  'brq_statuscode',
  'brq_ordernumber',
  'brq_invoicenumber',
] as const;

/** Longest value that is passed on, in characters. */
const MOST = 64;

/** The service prefixes the shop's own parameters when it returns them. */
const PREFIX = /^(ADD_|brq_AdditionalParameters_)/i;

type Result = 'success' | 'failed';

const PAID = 190;
/** Waiting for the shopper, the bank or the service: the order stands. */
const WAITING = [790, 791, 792, 793];

const isSecretOrForeign = (name: string): boolean => /^(brq_|add_|cust_|sw-context-token$)/i.test(name);

/** Keeps the shop's parameters of the address, and the service's that an order page needs. */
function fieldsOf(sent: URLSearchParams, address: URLSearchParams): URLSearchParams {
  const kept = new URLSearchParams([...address].filter(([name]) => !isSecretOrForeign(name)));
  const found = new Map(
    [...address, ...sent].map(([name, value]) => [name.replace(PREFIX, '').toLowerCase(), value]),
  );
  for (const name of TAKEN) {
    const value = found.get(name.toLowerCase());
    if (value && /^[\w.-]+$/.test(value)) kept.set(name, value.slice(0, MOST));
  }
  return kept;
}

function succeeded(fields: URLSearchParams, said: Result): boolean {
  const code = Number(fields.get('brq_statuscode') ?? NaN);
  if (Number.isNaN(code)) return said === 'success';
  // PayPal reports "pending" when the shopper went back without paying.
  if (code === 791 && fields.get('brq_payment_method') === 'paypal') return false;
  return code === PAID || WAITING.includes(code);
}

/**
 * The order page for a return from a payment service.
 * Without a status code, the outcome in the path decides. `address` is the query of that path.
 * Source: return rules of the Buckaroo plugin for Shopware 6.
 */
export function orderPageFor(
  sent: URLSearchParams,
  said: Result = 'success',
  address: URLSearchParams = new URLSearchParams(),
): string {
  const fields = fieldsOf(sent, address);
  const page = succeeded(fields, said) ? paths.orderSuccess : paths.orderFailed;
  const query = fields.toString();
  return page.to() + (query && `?${query}`);
}

/**
 * Redirect target of a return from a payment; undefined for every other address. Handles:
 * - `/checkout/finish`;
 * - `/order/success&brq_statuscode=690`: the service appends parameters to an address without a query;
 * - order pages whose query contradicts them or has too many parameters.
 */
export function paymentReturn({ pathname, searchParams, search }: URL): string | undefined {
  if (pathname.replace(/\/$/, '') === paths.checkoutFinish.pattern)
    return orderPageFor(new URLSearchParams(), 'success', searchParams);
  const [, said, and, tail] = /^\/order\/(success|failed)\/?(&?)(.*)$/.exec(pathname) ?? [];
  if (said !== 'success' && said !== 'failed') return undefined;
  if (and) return orderPageFor(new URLSearchParams(tail), said, searchParams);
  const clean = tail === '' ? orderPageFor(new URLSearchParams(), said, searchParams) : '';
  const tooMuch = [...searchParams.keys()].some(
    (name) => isSecretOrForeign(name) && !clean.includes(`${name}=`),
  );
  const elsewhere = !clean.startsWith(`/order/${said}`);
  return clean && search && (tooMuch || elsewhere) ? clean : undefined;
}

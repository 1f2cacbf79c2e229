import { ask, jsonOf, type Answer } from './ask.ts';
import type { Check, Finding, Subject } from './check.ts';
import { at, listAt, textAt } from './read.ts';

export interface CommerceSettings {
  commerceEndpoint: string;
  commerceAccessToken: string;
  /** First path segment of the market's addresses: `nl`. */
  prefix: string;
  /** The two entrances below the prefix: `dames`, `heren`. */
  entrances: readonly string[];
}

/** Client of the Store API; all calls share one session. */
export function storeApi({ commerceEndpoint, commerceAccessToken }: CommerceSettings) {
  let token = '';
  const send = async (method: string, path: string, body?: object): Promise<Answer> => {
    const answer = await ask(commerceEndpoint.replace(/\/$/, '') + path, {
      method,
      headers: {
        'sw-access-key': commerceAccessToken,
        'sw-include-seo-urls': '1',
        ...(token && { 'sw-context-token': token }),
      },
      body,
    });
    token = answer.headers.get('sw-context-token') ?? token;
    return answer;
  };
  return {
    send,
    /** Returns the response's JSON. @throws NoAnswer */
    get: async (path: string): Promise<unknown> => jsonOf(await send('GET', path)),
    post: async (path: string, body: object = {}): Promise<unknown> => jsonOf(await send('POST', path, body)),
  };
}

export type StoreApi = ReturnType<typeof storeApi>;

/** Meaning of an error status of the first request. */
const REFUSALS: Readonly<Record<number, string>> = {
  401: 'refuses the access key',
  403: 'does not know the access key as one',
  412: 'has no sales channel of this access key',
  404: 'has no Store API at this address (it ends in /store-api)',
  503: 'is in maintenance',
};

const reach = (api: StoreApi): Check => ({
  title: 'the Store API answers',
  why: 'Without it there is no shop.',
  mend: 'Put COMMERCE_ENDPOINT and COMMERCE_ACCESS_TOKEN right.',
  run: async () => {
    const answer = await api.send('GET', '/context');
    const refused = REFUSALS[answer.status];
    if (refused) return refused;
    return textAt(jsonOf(answer), 'token') || at(answer.body, 'salesChannel') ? undefined : 'has no context';
  },
});

/** Expects Dutch, euros, and prices with VAT. */
async function findChannel(api: StoreApi): Promise<Finding> {
  const context = await api.get('/context');
  const [first] = listAt(context, 'context.languageIdChain');
  const wanted = typeof first === 'string' ? first : textAt(context, 'salesChannel.languageId');
  const languages = await api.post('/language', {
    ...(wanted && { ids: [wanted] }),
    associations: { locale: {}, translationCode: {} },
  });
  const [language] = listAt(languages, 'elements');
  const code = textAt(language, 'translationCode.code') || textAt(language, 'locale.code');
  const lacks = [
    code.startsWith('nl') ? '' : `the language is ${code || 'not known'}`,
    textAt(context, 'currency.isoCode') === 'EUR' ? '' : 'the currency is not the euro',
    [textAt(context, 'context.taxState'), textAt(context, 'taxState')].includes('gross')
      ? ''
      : 'prices are without VAT',
  ].filter(Boolean);
  return lacks.length > 0 ? lacks.join(', ') : undefined;
}

async function findSeoUrls(api: StoreApi, { prefix, entrances }: CommerceSettings): Promise<Finding> {
  const menu = await api.post('/navigation/main-navigation/main-navigation', { depth: 0 });
  const paths = listAt(menu, '').flatMap((category) =>
    listAt(category, 'seoUrls')
      .map((url) => textAt(url, 'seoPathInfo'))
      .slice(0, 1),
  );
  if (paths.length === 0) return 'the main navigation has no addresses';
  const wrong = paths.find((path) => !path.startsWith(`${prefix}/`) || !path.endsWith('/'));
  if (wrong !== undefined) return `an address is "${wrong}"`;
  const lost = entrances.map((entrance) => `${prefix}/${entrance}/`).filter((path) => !paths.includes(path));
  return lost.length > 0 ? `nothing at the top is at ${lost.join(' and ')}` : undefined;
}

async function findPayment(api: StoreApi): Promise<Finding> {
  const methods = listAt(await api.post('/payment-method', { onlyAvailable: true }), 'elements');
  if (methods.length === 0) return 'there is none';
  // Built-in payment methods of the vendor: invoice, cash, prepayment, debit, default.
  const ofVendor = /^payment_(invoice|cash|pre|debit|default)payment$/;
  const leadsOn = methods.some((method) => !ofVendor.test(textAt(method, 'technicalName')));
  return leadsOn ? undefined : 'only those of the vendor itself, which send nobody to pay';
}

async function findShipping(api: StoreApi): Promise<Finding> {
  const answer = await api.post('/shipping-method?onlyAvailable=true', { associations: { prices: {} } });
  const methods = listAt(answer, 'elements');
  const [usual] = methods;
  if (!usual) return 'there is none';
  const byAmount = listAt(usual, 'prices').some((price) => textAt(price, 'calculation') === '2');
  return byAmount ? undefined : 'the first one has no prices by the amount of the cart';
}

async function findRegulationPrices(api: StoreApi): Promise<Finding> {
  const products = listAt(await api.post('/product', { limit: 100 }), 'elements');
  if (products.length === 0) return 'there are no products';
  const onSale = products.filter((product) => at(product, 'calculatedPrice.listPrice'));
  if (onSale.length === 0) return { cannotTell: 'nothing of the first 100 products is on sale' };
  const lacking = onSale.filter((product) => !at(product, 'calculatedPrice.regulationPrice')).length;
  return lacking > 0 ? `${lacking} of ${onSale.length} products on sale have none` : undefined;
}

async function findWishlist(api: StoreApi): Promise<Finding> {
  const answer = await api.send('GET', '/shop-settings');
  if (answer.status === 404) return { cannotTell: 'this version does not say' };
  return at(jsonOf(answer), 'cart.wishlistEnabled') === true ? undefined : 'it is off';
}

const footer = async (api: StoreApi): Promise<Finding> => {
  const menu = await api.post('/navigation/footer-navigation/footer-navigation', { depth: 1 });
  return listAt(menu, '').length > 0 ? undefined : 'there is none';
};

/** Requirements of the commerce vendor, except the calls of the shop's own plugin. */
export function commerce(settings: CommerceSettings, api = storeApi(settings)): Subject {
  const { prefix } = settings;
  return {
    name: 'commerce',
    checks: [
      reach(api),
      {
        title: 'sales channel in Dutch, euros, gross prices',
        why: 'The shop says so everywhere.',
        mend: 'Set language, currency and display of taxes of the sales channel.',
        run: () => findChannel(api),
      },
      {
        title: `SEO URLs below ${prefix}/ with a slash at the end`,
        why: 'Every page is found by them.',
        mend: 'Set the SEO URL templates of products and categories, and two categories at the top of the main navigation.',
        run: () => findSeoUrls(api, settings),
      },
      {
        title: 'footer navigation',
        why: 'The menu at the bottom of every page is empty.',
        mend: 'Choose one at the sales channel.',
        optional: true,
        run: () => footer(api),
      },
      {
        title: 'a payment provider',
        why: 'Nobody can pay.',
        mend: 'Install the plugin of a payment provider and add its methods to the sales channel.',
        run: () => findPayment(api),
      },
      {
        title: 'shipping methods with prices by amount',
        why: 'The shop tells the fee, and from when on sending is free, as they are there.',
        mend: 'Give the usual shipping method prices by the amount of the cart, and put it first.',
        run: () => findShipping(api),
      },
      {
        title: 'lowest price of 30 days of what is on sale',
        why: 'A reduction may not be shown without it.',
        mend: 'Fill in the regulation price of products on sale.',
        optional: true,
        run: () => findRegulationPrices(api),
      },
      {
        title: 'wishlists of customers',
        why: 'The heart keeps products in the browser alone.',
        mend: 'Switch it on: Settings, Basic information, Cart.',
        optional: true,
        run: () => findWishlist(api),
      },
    ],
  };
}

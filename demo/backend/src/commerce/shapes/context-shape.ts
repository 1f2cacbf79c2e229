import { fixedId } from '../../database/fixed-id.ts';
import type { SessionRow } from '../../database/rows.ts';
import { paymentMethodOf, shippingOf } from '../checkout/delivery-methods.ts';
import {
  COUNTRIES,
  CURRENCY,
  LANGUAGE,
  LIVE_VERSION_ID,
  SALES_CHANNEL_ID,
  SNIPPET_SET_ID,
  TAX_ID,
  TAX_RATE,
} from '../context/reference-data.ts';
import type { Shop } from '../shop.ts';
import { CUSTOMER_GROUP, toCustomer } from './customer-shape.ts';

const MENU_DEPTH = 3;

function toSalesChannel({ categories, options }: Shop) {
  return {
    id: SALES_CHANNEL_ID,
    name: 'Weefsel',
    languageId: LANGUAGE.id,
    currencyId: CURRENCY.id,
    countryId: COUNTRIES[0].id,
    customerGroupId: CUSTOMER_GROUP.id,
    paymentMethodId: paymentMethodOf(null)?.id,
    shippingMethodId: shippingOf(null)?.method.id,
    navigationCategoryId: categories.main.id,
    navigationCategoryDepth: MENU_DEPTH,
    footerCategoryId: categories.footer.id,
    serviceCategoryId: null,
    active: true,
    maintenance: false,
    domains: [
      {
        id: fixedId('sales-channel-domain', options.storefrontOrigin),
        salesChannelId: SALES_CHANNEL_ID,
        snippetSetId: SNIPPET_SET_ID,
        url: options.storefrontOrigin,
        languageId: LANGUAGE.id,
        currencyId: CURRENCY.id,
        apiAlias: 'sales_channel_domain',
      },
    ],
    translated: { name: 'Weefsel', customFields: {} },
    apiAlias: 'sales_channel',
  };
}

/** The session on the wire: customer, shipping and payment. */
export function toContext(shop: Shop, session: SessionRow) {
  const row = shop.sessions.customerOf(session);
  const customer = row ? toCustomer(shop, row, session) : null;
  const address = customer?.activeShippingAddress ?? null;
  const country =
    COUNTRIES.find(({ id }) => id === (address?.countryId ?? session.countryId)) ?? COUNTRIES[0];
  return {
    token: session.token,
    customer,
    currency: CURRENCY,
    salesChannel: toSalesChannel(shop),
    currentCustomerGroup: CUSTOMER_GROUP,
    fallbackCustomerGroup: CUSTOMER_GROUP,
    paymentMethod: paymentMethodOf(session.paymentMethodId),
    shippingMethod: shippingOf(session.shippingMethodId)?.method,
    shippingLocation: { country, state: null, address, apiAlias: 'cart_delivery_shipping_location' },
    taxRules: [{ id: TAX_ID, taxRate: TAX_RATE, name: '21%', apiAlias: 'tax' }],
    context: {
      languageIdChain: [LANGUAGE.id],
      currencyId: CURRENCY.id,
      currencyFactor: 1,
      taxState: 'gross',
      versionId: LIVE_VERSION_ID,
      scope: 'user',
      source: { type: 'sales-channel', salesChannelId: SALES_CHANNEL_ID },
      considerInheritance: true,
      rounding: CURRENCY.itemRounding,
      apiAlias: 'context',
    },
    languageInfo: {
      name: LANGUAGE.name,
      localeCode: LANGUAGE.translationCode.code,
      apiAlias: 'language_info',
    },
    itemRounding: CURRENCY.itemRounding,
    totalRounding: CURRENCY.totalRounding,
    measurementSystem: { system: 'metric', units: { length: 'cm', weight: 'kg' } },
    apiAlias: 'sales_channel_context',
  };
}

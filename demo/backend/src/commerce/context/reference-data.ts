import { locale } from '@weefsel/contracts';
import type { DeliveryPromise } from '@weefsel/contracts/promises';
import { PROMISES } from '../../promised.ts';
import { fixedId } from '../../database/fixed-id.ts';

/** Language, currency, countries, salutations and methods. Identical in every shop of the demo. */

export const SALES_CHANNEL_ID = fixedId('sales-channel', 'storefront');
export const CUSTOMER_GROUP_ID = fixedId('customer-group', 'standard');
export const SNIPPET_SET_ID = fixedId('snippet-set', locale.code);
export const LIVE_VERSION_ID = '0fa91ce3e96a4bc2be4bd9ce752c3425';
export const TAX_ID = fixedId('tax', '21');
export const TAX_RATE = 21;

const CREATED_AT = '2024-01-01T00:00:00.000+00:00';

const COUNTRY_NAME = new Intl.DisplayNames(locale.language, { type: 'region' });
const countryName = (iso: string): string => COUNTRY_NAME.of(iso) ?? iso;

const LOCALE = {
  id: fixedId('locale', locale.code),
  code: locale.code,
  name: 'Nederlands',
  territory: countryName(locale.country),
  translated: { name: 'Nederlands', territory: countryName(locale.country), customFields: {} },
  apiAlias: 'locale',
};

export const LANGUAGE = {
  id: fixedId('language', locale.code),
  parentId: null,
  localeId: LOCALE.id,
  locale: LOCALE,
  translationCodeId: LOCALE.id,
  translationCode: LOCALE,
  name: 'Nederlands',
  active: true,
  customFields: null,
  createdAt: CREATED_AT,
  updatedAt: null,
  apiAlias: 'language',
};

const ROUNDING = {
  decimals: 2,
  interval: 0.01,
  roundForNet: true,
  apiAlias: 'shopware_core_framework_data_abstraction_layer_pricing_cash_rounding_config',
};

export const CURRENCY = {
  id: fixedId('currency', locale.currency),
  isoCode: locale.currency,
  factor: 1,
  symbol: '€',
  shortName: locale.currency,
  name: 'Euro',
  position: 1,
  isSystemDefault: true,
  taxFreeFrom: 0,
  customFields: null,
  itemRounding: ROUNDING,
  totalRounding: ROUNDING,
  translated: { shortName: locale.currency, name: 'Euro', customFields: {} },
  createdAt: CREATED_AT,
  updatedAt: null,
  apiAlias: 'currency',
};

interface CountryForms {
  iso3: string;
  /** Pattern of postcodes. */
  postcode: string;
  /** Pattern of VAT numbers. */
  vatId: string;
}

const country = (iso: string, { iso3, postcode, vatId }: CountryForms, name: string, position: number) => ({
  id: fixedId('country', iso),
  name,
  iso,
  iso3,
  position,
  active: true,
  shippingAvailable: true,
  displayStateInRegistration: false,
  forceStateInRegistration: false,
  checkVatIdPattern: true,
  // Clubs and foundations order too, and have no VAT number.
  vatIdRequired: false,
  vatIdPattern: vatId,
  customerTax: { enabled: false, currencyId: CURRENCY.id, amount: 0 },
  companyTax: { enabled: false, currencyId: CURRENCY.id, amount: 0 },
  postalCodeRequired: true,
  checkPostalCodePattern: true,
  checkAdvancedPostalCodePattern: false,
  advancedPostalCodePattern: null,
  defaultPostalCodePattern: postcode,
  addressFormat: [
    ['address/first_name', 'symbol/space', 'address/last_name'],
    ['address/street'],
    ['address/zipcode', 'symbol/space', 'address/city'],
    ['address/country'],
  ],
  isEu: true,
  states: null,
  customFields: null,
  translated: { name, customFields: {} },
  createdAt: CREATED_AT,
  updatedAt: null,
  apiAlias: 'country',
});

export type Country = ReturnType<typeof country>;

/** Formats of the countries that the shop may deliver to. VAT patterns are the vendor's. */
const FORMS: Readonly<Record<string, CountryForms>> = {
  NL: { iso3: 'NLD', postcode: '\\d{4} ?[A-Za-z]{2}', vatId: 'NL\\d{9}B\\d{2}' },
  // The vendor accepts `BE0` only. Since 2023 Belgian numbers may begin with 1; a shop there corrects the pattern.
  BE: { iso3: 'BEL', postcode: '\\d{4}', vatId: 'BE[01]\\d{9}' },
  DE: { iso3: 'DEU', postcode: '\\d{5}', vatId: 'DE\\d{9}' },
};

function countryOf({ country: iso }: DeliveryPromise, index: number): Country {
  const form = FORMS[iso];
  if (!form) throw new Error(`Parcels are promised to ${iso}, which the demo does not know.`);
  return country(iso, form, countryName(iso), index + 1);
}

const [home, ...abroad] = PROMISES.delivery.map(countryOf);
if (!home) throw new Error('Parcels are promised to no country.');

/** Countries that the shop promises to deliver to, its own first. */
export const COUNTRIES: readonly [Country, ...Country[]] = [home, ...abroad];

const salutation = (key: string, displayName: string, letterName: string, position: number) => ({
  id: fixedId('salutation', key),
  salutationKey: key,
  displayName,
  letterName,
  position,
  customFields: null,
  translated: { displayName, letterName, customFields: {} },
  createdAt: CREATED_AT,
  updatedAt: null,
  apiAlias: 'salutation',
});

export const SALUTATIONS = [
  salutation('mrs', 'Mevrouw', 'Beste mevrouw', 1),
  salutation('mr', 'De heer', 'Beste heer', 2),
  salutation('not_specified', 'Zeg ik liever niet', 'Beste', 3),
] as const;

export const NOT_SPECIFIED_ID = fixedId('salutation', 'not_specified');

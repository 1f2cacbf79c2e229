import { locale } from '../locale/locale';
import type { DeliveryPromise, OrderMailPart, ShopPromises } from './shop-promises';

const EURO = /* @__PURE__ */ new Intl.NumberFormat(locale.code, {
  style: 'currency',
  currency: locale.currency,
  trailingZeroDisplay: 'stripIfInteger',
});
const COUNTRY = /* @__PURE__ */ new Intl.DisplayNames(locale.language, { type: 'region' });
const AND = /* @__PURE__ */ new Intl.ListFormat(locale.language, { type: 'conjunction' });
const OR = /* @__PURE__ */ new Intl.ListFormat(locale.language, { type: 'disjunction' });

const MAIL_PARTS: Readonly<Record<OrderMailPart, string>> = {
  lines: 'je artikelen met maat en kleur',
  terms: 'de algemene voorwaarden',
  withdrawalForm: 'het modelformulier voor herroeping',
};

const CODE_PLACES: Readonly<Record<ShopPromises['codePlace'], string>> = {
  checkout: 'bij het afrekenen, onder het overzicht van je bestelling',
  cart: 'in je winkelmand',
};

const DELETIONS: Readonly<Record<ShopPromises['accountDeletion'], string>> = {
  account: 'met de knop ‘Account verwijderen’ bij je gegevens in je account',
  service: 'met een bericht aan de klantenservice vanaf het e-mailadres van je account',
};

const countryName = (iso: string): string => COUNTRY.of(iso) ?? iso;

const namesOf = (delivery: readonly DeliveryPromise[]): string[] =>
  delivery.map(({ country }) => countryName(country));

const takes = (workdays: number): string =>
  workdays === 1 ? 'de volgende werkdag' : `na ${workdays}\u00a0werkdagen`;

function deliveryTimes(delivery: readonly DeliveryPromise[]): string {
  const durations = [...new Set(delivery.map(({ workdays }) => workdays))];
  return durations
    .map((workdays) => {
      const alike = delivery.filter((one) => one.workdays === workdays);
      return `in ${AND.format(namesOf(alike))} ${takes(workdays)}`;
    })
    .join(', ');
}

function arrives([home, ...abroad]: readonly DeliveryPromise[]): string {
  if (!home) return '';
  const days = home.workdays === 1 ? 'op werkdagen morgen' : `binnen ${home.workdays}\u00a0werkdagen`;
  const isEverywhere = abroad.every(({ workdays }) => workdays === home.workdays);
  return isEverywhere ? `${days} in huis` : `in ${countryName(home.country)} ${days} in huis`;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The shop's promises as written in texts, by the name of their `{promise.name}` place. */
export const promiseWords = (promises: ShopPromises) => ({
  shippingFee: EURO.format(promises.shippingFee),
  freeShippingFrom: EURO.format(promises.freeShippingFrom),
  countries: AND.format(namesOf(promises.delivery)),
  abroad: AND.format(namesOf(promises.delivery.slice(1))),
  cutOff: `${promises.cutOffHour}.00\u00a0uur`,
  arrives: arrives(promises.delivery),
  arrivesTitle: capital(arrives(promises.delivery)),
  deliveryTimes: deliveryTimes(promises.delivery),
  latestDeliveryDays: `${promises.latestDeliveryDays}\u00a0dagen`,
  pickupDays: `${promises.pickupDays}\u00a0dagen`,
  returnDays: `${promises.returnDays}\u00a0dagen`,
  withdrawalDays: `${promises.withdrawalDays}\u00a0dagen`,
  sendBackDays: `${promises.sendBackDays}\u00a0dagen`,
  refundWorkdays: `${promises.refundWorkdays}\u00a0werkdagen`,
  refundDays: `${promises.refundDays}\u00a0dagen`,
  payLaterDays: `${promises.payLaterDays}\u00a0dagen`,
  payLaterAge: `${promises.payLaterAge}\u00a0jaar`,
  payLaterCountries: OR.format(promises.payLaterCountries.map(countryName)),
  linkHours: `${promises.linkHours}\u00a0uur`,
  welcomeDiscount: `${promises.welcomePercentage}%`,
  welcomeFrom: EURO.format(promises.welcomeFrom),
  codePlace: CODE_PLACES[promises.codePlace],
  accountDeletion: DELETIONS[promises.accountDeletion],
  orderMail: AND.format(promises.orderMail.map((part) => MAIL_PARTS[part])),
});

export type PromiseWords = Readonly<ReturnType<typeof promiseWords>>;

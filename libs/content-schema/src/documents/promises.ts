import type { DeliveryPromise, ShopPromises } from '@weefsel/contracts/promises';
import { amount } from '../fields/amount';
import { choice } from '../fields/choice';
import type { FieldsOf } from '../fields/field';
import { dates, listOf, someOf } from '../fields/list';
import { formed } from '../fields/text';
import { defineDocument } from './define-document';

const days = (title: string) => amount(title, { required: true, max: 365 });
const euro = (title: string) => amount(title, { required: true, max: 10_000, whole: false });
const country = { pattern: /^[A-Z]{2}$/, says: 'Twee hoofdletters, zoals NL.' };

const fields: FieldsOf<ShopPromises> = {
  delivery: listOf<DeliveryPromise>(
    'Landen',
    {
      title: 'Land',
      fields: { country: formed('Land', country, { required: true }), workdays: days('Werkdagen') },
      shown: { title: 'country', subtitle: 'workdays' },
    },
    { min: 1, description: 'Het eigen land eerst.' },
  ),
  shippingFee: euro('Verzendkosten'),
  freeShippingFrom: euro('Gratis verzending vanaf'),
  cutOffHour: amount('Vandaag ingepakt tot, uur', { required: true, max: 23 }),
  closedDays: dates('Extra gesloten dagen', {
    description: 'Dan pakt, bezorgt en opent niemand. Feestdagen kent de winkel zelf.',
  }),
  latestDeliveryDays: days('Uiterlijk bezorgd, dagen'),
  pickupDays: days('Ligt klaar in de winkel, dagen'),
  returnDays: days('Retourneren, dagen'),
  withdrawalDays: amount('Bedenktijd, dagen', {
    required: true,
    min: 14,
    max: 365,
    description: 'De wet geeft 14.',
  }),
  sendBackDays: days('Terugsturen na melden, dagen'),
  refundWorkdays: days('Geld terug, werkdagen'),
  refundDays: amount('Geld terug uiterlijk, dagen', {
    required: true,
    max: 14,
    description: 'De wet geeft 14.',
  }),
  payLaterDays: days('Achteraf betalen, dagen'),
  payLaterAge: amount('Achteraf betalen vanaf, jaar', { required: true, min: 18, max: 99 }),
  payLaterCountries: someOf('Achteraf betalen in', { NL: 'Nederland', BE: 'België', DE: 'Duitsland' }),
  linkHours: amount('Link voor een nieuw wachtwoord werkt, uren', { required: true, min: 1, max: 72 }),
  welcomePercentage: amount('Welkomstkorting, procent', { required: true, max: 100 }),
  welcomeFrom: euro('Welkomstkorting vanaf'),
  codePlace: choice(
    'Kortingscode invullen',
    { checkout: 'Bij het afrekenen', cart: 'In de winkelwagen' },
    { required: true },
  ),
  accountDeletion: choice(
    'Account opheffen',
    { account: 'In het account', service: 'Bij de klantenservice' },
    { required: true },
  ),
  orderMail: someOf('In de mail na een bestelling', {
    lines: 'De bestelde artikelen',
    terms: 'De voorwaarden',
    withdrawalForm: 'Het herroepingsformulier',
  }),
};

/** The shop's promises as numbers; texts refer to them by placeholders. */
export const promises = defineDocument({ name: 'promises', title: 'Beloften', fields });

import type { StoreInfo } from '@weefsel/contracts';
import type { FieldsOf } from '../fields/field';
import { address } from '../fields/link';
import { formed, line } from '../fields/text';
import { defineDocument } from './define-document';
import { openingHours } from './opening-hours';

const phone = { pattern: /^\+\d{8,15}$/, says: 'Met landnummer en zonder spaties: +31300123456.' };
const zipcode = { pattern: /^[1-9]\d{3} [A-Z]{2}$/, says: 'Vier cijfers, een spatie, twee letters.' };
const email = { pattern: /^[^\s@]+@[^\s@]+\.[^\s@]+$/, says: 'Een e-mailadres.' };

const fields: FieldsOf<StoreInfo> = {
  address: line('Straat en nummer', { required: true }),
  zipcode: formed('Postcode', zipcode, { required: true }),
  city: line('Plaats', { required: true }),
  phone: formed('Telefoon', phone),
  whatsapp: formed('WhatsApp', phone),
  email: formed('E-mail', email, { required: true }),
  facebook: address('Facebook'),
  instagram: address('Instagram'),
  tiktok: address('TikTok'),
  openingHours,
};

/** Location and contact details of the shop. */
export const storeInfo = defineDocument({ name: 'storeInfo', title: 'Contact', fields });

import type { OpeningHours, StoreInfo } from '@weefsel/contracts';
import type { BlockOf } from '../../../../../apps/mf-content/src/blocks/block-types.ts';
import { market } from '../../market/market.ts';

/** Opening hours of the shop in Utrecht. */
export const openingHours: Required<OpeningHours> = {
  monday: { openingTime: '12:00', closingTime: '18:00' },
  tuesday: { openingTime: '10:00', closingTime: '18:00' },
  wednesday: { openingTime: '10:00', closingTime: '18:00' },
  thursday: { openingTime: '10:00', closingTime: '21:00' },
  friday: { openingTime: '10:00', closingTime: '18:00' },
  saturday: { openingTime: '09:30', closingTime: '18:00' },
  sunday: { openingTime: '', closingTime: 'Closed' },
};

const DAY_NAMES: Readonly<Record<keyof OpeningHours, string>> = {
  monday: 'maandag',
  tuesday: 'dinsdag',
  wednesday: 'woensdag',
  thursday: 'donderdag',
  friday: 'vrijdag',
  saturday: 'zaterdag',
  sunday: 'zondag',
};

const WEEK = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

const openDays = WEEK.filter((day) => openingHours[day].openingTime !== '');
const latestDay = openDays.toSorted((one, other) =>
  openingHours[other].closingTime.localeCompare(openingHours[one].closingTime),
)[0];

/** Opening hours in words for pages, all derived from the hours. The open days are consecutive. */
export const openingWords = {
  days: `${DAY_NAMES[openDays[0] ?? 'monday']} tot en met ${DAY_NAMES[openDays.at(-1) ?? 'saturday']}`,
  daysPerWeek: `${openDays.length} dagen per week`,
  lateDay: DAY_NAMES[latestDay ?? 'thursday'],
  lateUntil: `${openingHours[latestDay ?? 'thursday'].closingTime.replace(':', '.')}\u00a0uur`,
} as const;

// Invented data that cannot belong to a person. `.example` is reserved, and no Dutch subscriber number starts with a
// zero.
export const storeInfo: StoreInfo = {
  address: 'Lange Weefstraat 14',
  zipcode: '3512 WF',
  city: 'Utrecht',
  phone: '+31300123456',
  whatsapp: '+31600123456',
  email: 'klantenservice@weefsel.example',
  facebook: 'https://facebook.example/weefsel',
  instagram: 'https://instagram.example/weefsel',
  tiktok: 'https://tiktok.example/@weefsel',
  openingHours,
};

/** Country of the shop, independent of its shoppers' countries. */
export const storeCountry = 'NL';

const whatsappAddress = `https://wa.me/${storeInfo.whatsapp.slice(1)}`;

/** Printed forms of the machine-readable `storeInfo`. */
export const contactLines = {
  phone: `[${market.phone}](tel:${storeInfo.phone})`,
  whatsapp: `[${market.whatsapp}](${whatsappAddress})`,
  email: `[${storeInfo.email}](mailto:${storeInfo.email})`,
  address: `${storeInfo.address}, ${storeInfo.zipcode} ${storeInfo.city}`,
} as const;

/** All contact options, in the form of the block. */
export const contactOptions: BlockOf<'contactOptions'>['options'] = [
  {
    _key: 'vragen',
    title: 'Bel, app of mail',
    contactOptionGroups: [
      { _key: 'telefoon', icon: 'phone', content: market.phone, link: `tel:${storeInfo.phone}` },
      { _key: 'whatsapp', icon: 'whatsapp', content: market.whatsapp, link: whatsappAddress },
      { _key: 'email', icon: 'email', content: storeInfo.email, link: `mailto:${storeInfo.email}` },
    ],
  },
  {
    _key: 'volgen',
    title: 'Volg ons',
    contactOptionGroups: [
      { _key: 'instagram', icon: 'instagram', content: '@weefsel', link: storeInfo.instagram },
      { _key: 'facebook', icon: 'facebook', content: 'Weefsel Utrecht', link: storeInfo.facebook },
    ],
  },
];

/** Address of a map with the shop. */
export const routeAddress = `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(
  `${storeInfo.address} ${storeInfo.zipcode} ${storeInfo.city}`,
)}`;

/** Register numbers for the legal pages; well formed, not issued. */
export const registration = { company: 'Weefsel Mode B.V.', kvk: '00123456', vat: 'NL001238504B01' } as const;

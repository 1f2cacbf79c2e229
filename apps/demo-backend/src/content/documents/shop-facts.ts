import type { OpeningHours, StoreInfo } from '@weefsel/contracts';

/** When the shop in Utrecht is open. */
export const openingHours: OpeningHours = {
  monday: { openingTime: '12:00', closingTime: '18:00' },
  tuesday: { openingTime: '10:00', closingTime: '18:00' },
  wednesday: { openingTime: '10:00', closingTime: '18:00' },
  thursday: { openingTime: '10:00', closingTime: '21:00' },
  friday: { openingTime: '10:00', closingTime: '18:00' },
  saturday: { openingTime: '09:30', closingTime: '18:00' },
  sunday: { openingTime: '', closingTime: 'Closed' },
};

// Invented, and such that it can be nobody's: `.example` is reserved, and no Dutch subscriber number starts with a zero.
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

/** How pages print what `storeInfo` keeps for machines; no number breaks over two lines. */
export const contactLines = {
  phone: `[030\u00a0012\u00a034\u00a056](tel:${storeInfo.phone})`,
  whatsapp: `[06\u00a000\u00a012\u00a034\u00a056](https://wa.me/${storeInfo.whatsapp.slice(1)})`,
  email: `[${storeInfo.email}](mailto:${storeInfo.email})`,
  address: `${storeInfo.address}, ${storeInfo.zipcode} ${storeInfo.city}`,
} as const;

/** Register numbers for the legal pages; well formed, not issued. */
export const registration = { company: 'Weefsel Mode B.V.', kvk: '00123456', vat: 'NL001234567B01' } as const;

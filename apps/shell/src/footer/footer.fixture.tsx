import { render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StoreInfo } from '@weefsel/contracts';
import { onScreen } from '../header/on-screen.fixture';
import { putInShop } from '../header/show-in-shop.fixture';
import { Footer } from './footer';
import { FOOTER_LISTS_ID } from './footer-id';

const workday = { openingTime: '10:00', closingTime: '18:00' };

const info: Omit<StoreInfo, 'tiktok'> = {
  address: 'Lange Weefstraat 14',
  zipcode: '3512 WF',
  city: 'Utrecht',
  phone: '+31300123456',
  whatsapp: '+31600123456',
  email: 'klantenservice@weefsel.example',
  facebook: 'https://facebook.example/weefsel',
  instagram: 'https://instagram.example/weefsel',
  openingHours: {
    monday: { openingTime: '', closingTime: '18:00' },
    tuesday: workday,
    wednesday: workday,
    thursday: { openingTime: '10:00', closingTime: '21:00' },
    friday: workday,
    saturday: { openingTime: '9:30', closingTime: '17:00' },
    sunday: { openingTime: '12:00', closingTime: 'Closed' },
  },
};

/** Renders the footer of a page; with `about` the shop's details are known. */
export async function showFooter({
  wide = true,
  about = true,
  at = '/nl/',
  tiktok = 'https://tiktok.example/@weefsel',
} = {}) {
  onScreen({ width: wide ? 1280 : 375 });
  const { tree, stores } = putInShop(<Footer />, { at });
  if (about) stores.about.provide({ info: { ...info, tiktok }, reviews: { score: 9.2, count: 2847 } });
  const shown = { ...render(tree), stores, user: userEvent.setup() };
  await waitFor(() => expect(document.getElementById(FOOTER_LISTS_ID)).not.toBeEmptyDOMElement());
  return shown;
}

import type { BrowserContext } from 'playwright';
import { newProof } from '../libs/contracts/src/consent.ts';
import { COOKIES, STORAGE_KEYS } from '../libs/contracts/src/storage-keys.ts';

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Details of a guest at the checkout, by label. */
export const GUEST_DETAILS = {
  'E-mailadres': 'noor@voorbeeld.nl',
  Voornaam: 'Noor',
  Achternaam: 'Bakker',
  Postcode: '1012 AB',
  Huisnummer: '12',
  Straat: 'Damrak',
  Plaats: 'Amsterdam',
};

/** Cookie and storage of a shopper who refused all purposes in the shop at this origin. */
export function refusedConsent(shop: string): StorageState {
  const value = JSON.stringify(newProof([], new Date()));
  const { hostname: domain, origin, protocol } = new URL(shop);
  const cookie = { name: COOKIES.consent, value: encodeURIComponent(value), domain, path: '/', expires: -1 };
  const secure = protocol === 'https:';
  return {
    cookies: [{ ...cookie, httpOnly: true, secure, sameSite: 'Lax' }],
    origins: [{ origin, localStorage: [{ name: STORAGE_KEYS.consent, value }] }],
  };
}

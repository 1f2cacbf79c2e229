import { CONSENT_PURPOSES, STORAGE_KEYS, type ConsentPurpose } from '@weefsel/contracts';

/** Data that needs consent, with its purposes. Erased when none of them is allowed. */
const KEPT: readonly { key: string; purposes: readonly ConsentPurpose[] }[] = [
  { key: STORAGE_KEYS.visitorId, purposes: ['personal'] },
  { key: STORAGE_KEYS.visits, purposes: ['personal'] },
  { key: STORAGE_KEYS.likes, purposes: ['personal'] },
  { key: STORAGE_KEYS.orders, purposes: ['personal'] },
  { key: STORAGE_KEYS.plainOrder, purposes: ['personal'] },
  { key: STORAGE_KEYS.toldPurchases, purposes: CONSENT_PURPOSES },
];

/** Cookies of the tag manager's measurements. */
const MEASURING_COOKIE = /^_(ga|gid|gat|gcl)/;

/** Domains that a script of this page can set cookies for: `.a.b.nl`, `.b.nl`. */
function cookieDomains(host: string): string[] {
  const labels = host.split('.');
  return labels.slice(0, -1).map((_, index) => `; Domain=.${labels.slice(index).join('.')}`);
}

function eraseCookies(): void {
  const names = document.cookie.split(/;\s*/).map((cookie) => cookie.split('=')[0] ?? '');
  for (const name of names.filter((candidate) => MEASURING_COOKIE.test(candidate))) {
    for (const domain of ['', ...cookieDomains(location.hostname)])
      document.cookie = `${name}=; Max-Age=0; Path=/${domain}`;
  }
}

/** Erases data that is kept for disallowed purposes only. */
export function eraseTraces(allowed: readonly ConsentPurpose[]): void {
  try {
    for (const { key, purposes } of KEPT) {
      if (purposes.some((purpose) => allowed.includes(purpose))) continue;
      localStorage.removeItem(key);
      sessionStorage.removeItem(key);
    }
    if (!allowed.includes('statistics')) eraseCookies();
  } catch (error) {
    console.warn('[consent] What was kept cannot be erased.', error);
  }
}

import { locale } from '@weefsel/contracts';

const money = /* @__PURE__ */ new Intl.NumberFormat(locale.code, {
  style: 'currency',
  currency: locale.currency,
});

/** Formats an amount in the shop's currency, e.g. `€ 39,95`; 'Invalid price' for an invalid number. */
export function formatPrice(amount: number | string | null | undefined): string {
  const value = typeof amount === 'string' && amount.trim() !== '' ? Number(amount) : amount;
  return typeof value === 'number' && Number.isFinite(value) ? money.format(value) : 'Invalid price';
}

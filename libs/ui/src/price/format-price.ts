const euro = /* @__PURE__ */ new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' });

/** An amount of euros as the shop writes it, e.g. `€ 39,95`; 'Invalid price' for what is not a number. */
export function formatPrice(amount: number | string | null | undefined): string {
  const value = typeof amount === 'string' && amount.trim() !== '' ? Number(amount) : amount;
  return typeof value === 'number' && Number.isFinite(value) ? euro.format(value) : 'Invalid price';
}

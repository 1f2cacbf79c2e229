import { locale } from '@weefsel/contracts';

const written = /* @__PURE__ */ new Intl.NumberFormat(locale.code, {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** Formats a number of stars: `4,3`. */
export const formatScore = (average: number): string => written.format(average);

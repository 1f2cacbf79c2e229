/** Prefix of numbers that a shop assigns itself: no manufacturer owns them. */
const OWN_NUMBERS = '2';
const LENGTH = 12;

/** Check digit of a GTIN-13, computed from the first twelve digits. */
function checkDigit(digits: string): number {
  const sum = [...digits].reduce(
    (total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3),
    0,
  );
  return (10 - (sum % 10)) % 10;
}

/** A GTIN-13 made of the shop's own product number: `100000123-001`. */
export function gtinOf(number: string): string {
  const digits = number
    .replaceAll(/\D/g, '')
    .slice(-(LENGTH - 1))
    .padStart(LENGTH - 1, '0');
  const whole = OWN_NUMBERS + digits;
  return `${whole}${checkDigit(whole)}`;
}

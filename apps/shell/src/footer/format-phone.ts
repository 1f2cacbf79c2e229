/** Dutch area codes of two digits after the zero; all others have three. */
const SHORT_AREAS = /^(10|13|15|2[0346]|3[03568]|4[0356]|5[0358]|7\d|8[58])/;

/** Groups digits in pairs as they are spoken; a lone first digit joins the second group. */
const inGroups = (digits: string): string =>
  digits.replace(/^(\d{3})(?=(\d\d)+$)/, '$1 ').replace(/(\d\d)(?=(\d\d)+$)/g, '$1 ');

function areaLengthOf(national: string): number {
  if (national.startsWith('6')) return 1;
  return SHORT_AREAS.test(national) ? 2 : 3;
}

/**
 * A telephone number in Dutch notation, `030 012 34 56`, with non-breaking spaces.
 * @param phone in international notation, e.g. `+31300123456`; foreign numbers stay as they are
 */
export function formatPhone(phone: string): string {
  const [, national] = /^\+31(\d{9})$/.exec(phone) ?? [];
  if (!national) return phone;
  const areaLength = areaLengthOf(national);
  const area = `0${national.slice(0, areaLength)}`;
  return `${area} ${inGroups(national.slice(areaLength))}`.replaceAll(' ', '\u00a0');
}

/** Size scales of the shop; each label is an option for the shopper. */
export const SIZE_SCALES = {
  womenEu: ['34', '36', '38', '40', '42', '44', '46'],
  womenAlpha: ['XS', 'S', 'M', 'L', 'XL'],
  womenWaist: ['W26', 'W27', 'W28', 'W29', 'W30', 'W31', 'W32', 'W34'],
  womenShoe: ['36', '37', '38', '39', '40', '41'],
  menAlpha: ['S', 'M', 'L', 'XL', 'XXL'],
  menCollar: ['38', '39', '40', '41', '42', '43', '44'],
  menEu: ['46', '48', '50', '52', '54', '56'],
  menWaist: ['W29', 'W30', 'W31', 'W32', 'W33', 'W34', 'W36', 'W38'],
  menShoe: ['40', '41', '42', '43', '44', '45', '46'],
  womenBelt: ['75', '80', '85', '90', '95'],
  menBelt: ['85', '90', '95', '100', '105', '110'],
  one: ['One size'],
} as const satisfies Record<string, readonly string[]>;

export type SizeScale = keyof typeof SIZE_SCALES;

export const SIZE_SCALE_NAMES = Object.keys(SIZE_SCALES) as SizeScale[];

/** `Lengtemaat` of jeans in inches. */
export const LENGTHS = ['30', '32', '34'] as const;

const ORDER = ['XS', 'S', 'M', 'L', 'XL', 'XXL', 'One size'];

/** Every size label once, in the order a shopper expects: numbers, waists, letters. */
export const ALL_SIZES: readonly string[] = [...new Set(Object.values(SIZE_SCALES).flat())].sort(
  (one, other) => {
    const rank = (size: string) => {
      const letter = ORDER.indexOf(size);
      if (letter >= 0) return 2000 + letter;
      return size.startsWith('W') ? 1000 + Number(size.slice(1)) : Number(size);
    };
    return rank(one) - rank(other);
  },
);

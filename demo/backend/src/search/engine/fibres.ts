/** Fibres that shoppers filter by; elastane and linings are left out on purpose. */
const FIBRES = [
  'katoen',
  'linnen',
  'wol',
  'kasjmier',
  'zijde',
  'leer',
  'suède',
  'viscose',
  'lyocell',
  'polyester',
  'polyamide',
  'acetaat',
];
const ADJECTIVES: Readonly<Record<string, string>> = { leren: 'leer', zijden: 'zijde', wollen: 'wol' };
const LEAST_SHARE = 50;

const titleOf = (fibre: string): string => fibre.charAt(0).toUpperCase() + fibre.slice(1);

/** Fibre in a product's name, such as `Kasjmieren trui met ronde hals`, regardless of its mixture. */
function fibreInName(name: string): string | undefined {
  const [called = ''] = name.toLowerCase().split(' met ');
  const words = called.split(/[\s-]+/);
  return FIBRES.find((fibre) =>
    words.some((word) => ADJECTIVES[word] === fibre || word.startsWith(fibre) || word.endsWith(fibre)),
  );
}

/**
 * Titles of a product's fibres: any that is at least half of its outside, and the one in its name. A shopper who
 * filters by cotton does not want linen with some cotton.
 */
export function fibresOf(composition: string, name = ''): readonly string[] {
  const [outside = ''] = composition.toLowerCase().split('voering');
  const found = new Set<string>();
  for (const [, share, cloth = ''] of outside.matchAll(/(\d+)% ([^,()]+)/g)) {
    const words = cloth.trim().split(' ');
    const fibre = FIBRES.find((one) => words.some((word) => word.endsWith(one)));
    if (fibre && Number(share) >= LEAST_SHARE) found.add(titleOf(fibre));
  }
  const called = fibreInName(name);
  if (called) found.add(titleOf(called));
  return [...found];
}

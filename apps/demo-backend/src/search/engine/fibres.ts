/** What shoppers choose cloth by; elastane and linings are left out on purpose. */
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
const LEAST_SHARE = 20;

/** Titles of the main fibres in a composition: `70% gerecyclede wol, 30% polyamide` is Wol and Polyamide. */
export function fibresOf(composition: string): readonly string[] {
  const [outside = ''] = composition.toLowerCase().split('voering');
  const found = new Set<string>();
  for (const [, share, cloth = ''] of outside.matchAll(/(\d+)% ([^,()]+)/g)) {
    const words = cloth.trim().split(' ');
    const fibre = FIBRES.find((name) => words.some((word) => word.endsWith(name)));
    if (fibre && Number(share) >= LEAST_SHARE) found.add(fibre.charAt(0).toUpperCase() + fibre.slice(1));
  }
  return [...found];
}

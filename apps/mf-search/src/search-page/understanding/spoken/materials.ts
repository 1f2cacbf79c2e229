import type { SpokenWords } from './spoken-words';

/** Materials. */
export const MATERIALS: SpokenWords = {
  facet: 'materiaal',
  words: {
    cotton: 'katoen',
    coton: 'katoen',
    linen: 'linnen',
    linne: 'linnen',
    wool: 'wol',
    warm: 'wol, kasjmier',
    cashmere: 'kasjmier',
    kashmir: 'kasjmier',
    kasjmeer: 'kasjmier',
    kasjmir: 'kasjmier',
    silk: 'zijde',
    leder: 'leer',
    leather: 'leer',
    nappa: 'leer',
    suede: 'suede',
    nubuck: 'suede',
    tencel: 'lyocell',
    nylon: 'polyamide',
  },
};

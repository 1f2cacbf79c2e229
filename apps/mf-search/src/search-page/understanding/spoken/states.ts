import type { SpokenWords } from './spoken-words';

/** Products on sale. */
export const SALE: SpokenWords = {
  facet: 'sale',
  words: {
    sale: 'ja',
    uitverkoop: 'ja',
    korting: 'ja',
    aanbieding: 'ja',
    afgeprijsd: 'ja',
    afgeprijst: 'ja',
    'in prijs verlaagd': 'ja',
    solden: 'ja',
    outlet: 'ja',
    discount: 'ja',
  },
};

/** New products. */
export const NEW: SpokenWords = {
  facet: 'nieuw',
  words: { nieuw: 'ja', 'nieuw collectie': 'ja', 'new arrival': 'ja', 'new in': 'ja' },
};

/** Seasons of any year: every value with this prefix counts. */
export const SEASONS: readonly { said: string; begins: string }[] = [
  { said: 'zomer', begins: 'zomer' },
  { said: 'zomers', begins: 'zomer' },
  { said: 'zomercollectie', begins: 'zomer' },
  { said: 'summer', begins: 'zomer' },
  { said: 'winter', begins: 'winter' },
  { said: 'winters', begins: 'winter' },
  { said: 'wintercollectie', begins: 'winter' },
  { said: 'najaar', begins: 'najaar' },
  { said: 'herfst', begins: 'najaar' },
  { said: 'najaarscollectie', begins: 'najaar' },
  { said: 'autumn', begins: 'najaar' },
  { said: 'voorjaar', begins: 'voorjaar' },
  { said: 'lente', begins: 'voorjaar' },
];

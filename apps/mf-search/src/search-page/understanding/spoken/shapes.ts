import type { SpokenWords } from './spoken-words';

/** Sleeve lengths. */
export const SLEEVES: SpokenWords = {
  facet: 'mouwlengte',
  words: {
    'lang mouw': 'lange mouw',
    langemouw: 'lange mouw',
    'long sleeve': 'lange mouw',
    longsleeve: 'lange mouw',
    'kort mouw': 'korte mouw',
    kortemouw: 'korte mouw',
    'short sleeve': 'korte mouw',
    'driekwart mouw': 'driekwart mouw',
    '3 4 mouw': 'driekwart mouw',
    'halflang mouw': 'driekwart mouw',
    mouwloos: 'mouwloos',
    sleeveless: 'mouwloos',
    'zonder mouw': 'mouwloos',
    'without sleeve': 'mouwloos',
  },
};

/** Fits. */
export const FITS: SpokenWords = {
  facet: 'pasvorm',
  words: {
    slim: 'slim fit',
    slimfit: 'slim fit',
    skinny: 'slim fit',
    smal: 'slim fit',
    regular: 'regular fit',
    regularfit: 'regular fit',
    straight: 'straight fit, rechte pijp',
    recht: 'rechte pijp, straight fit',
    'recht pijp': 'rechte pijp, straight fit',
    mom: 'mom fit',
    flair: 'flared',
    flare: 'flared',
    uitlopend: 'flared',
    tapered: 'tapered fit',
    boxy: 'boxy fit',
    oversize: 'oversized',
    ruim: 'ruimvallend',
    'loose fit': 'ruimvallend',
    loose: 'ruimvallend',
    strak: 'aansluitend, slim fit',
    aansluitend: 'aansluitend',
    getailleerd: 'getailleerd',
    'a lijn': 'a-lijn',
    'hoog taille': 'hoge taille',
    'high waist': 'hoge taille',
    highwaist: 'hoge taille',
    'wijd pijp': 'wijde pijp',
    'wide leg': 'wijde pijp',
    cropped: 'kort model',
    'kort model': 'kort model',
  },
};

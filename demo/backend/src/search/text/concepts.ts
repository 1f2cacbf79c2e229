/**
 * Words for goods with other names. `/` separates alternatives; all words of an alternative must match. Like one-way
 * synonyms of a search vendor: `winterjas` finds every `mantel`, and `mantel` finds no other winter coat.
 */
export const CONCEPTS: readonly (readonly [words: string, meaning: string])[] = [
  [
    'winterjas winterjack wintermantel winterjassen wintercoat',
    'jassen mantel / jassen wikkelmantel / jassen overjas / jassen gewatteerde',
  ],
  ['zomerjas zomerjack zomerjasje tussenjas', 'jassen trenchcoat / jassen bomberjack'],
  ['regenjas regenjack raincoat regenmantel', 'jassen waterafstotende'],
  ['puffer pufferjas pufferjack donsjas donsjack dons', 'jassen gewatteerde'],
  ['bomber bomberjas pilotenjack', 'bomberjack'],
  ['trench regencoat', 'trenchcoat'],
  ['overcoat', 'overjas / mantel'],
  ['pak kostuum suit maatpak driedelig', 'colberts'],
  ['broekpak mantelpak', 'blazers / dames pantalon'],
  ['kortebroek', 'shorts'],
  ['langebroek', 'broeken / jeans / chinos'],
  ['nettebroek geklede kostuumbroek pantalonbroek', 'pantalon'],
  ['lang lange', 'maxi / maxirok / maxivest / mantel / wikkelmantel / overjas / trenchcoat / parka'],
  ['kort korte', 'mini / minirok / shorts / bomberjack / truckerjack / bikerjack'],
  ['trousers pants', 'broeken / jeans / chinos'],
  ['coat jacket', 'jassen'],
  ['sweater jumper sweatshirt', 'trui'],
  ['poloshirt poloshirts', 'polo'],
  ['knitwear gebreid breigoed breisels', 'trui / coltrui / vest'],
  ['shoes footwear', 'schoenen'],
  [
    'ankleboots enkellaars enkellaarzen enkellaarsje laarsjes',
    'enkellaarsjes / bikerboots / veterboots / boots',
  ],
  ['trainers gympen gymschoenen tennisschoenen sportschoenen', 'sneakers'],
  ['veterschoen brogues brogue derby derbys derbyschoenen', 'veterschoenen'],
  ['monkstrap monkstraps', 'gespschoenen'],
  ['loafer loafers instapper instappers', 'mocassins'],
  ['westernlaarzen westernboots cowboyboots', 'cowboylaarzen'],
  ['netteschoenen dressshoes pakschoenen', 'nette schoenen'],
  ['handtas handbag schoudertassen', 'dames tassen'],
  ['reistas sporttas', 'weekendtas'],
  ['aktentas documententas', 'aktetas'],
  ['bucketbag', 'buideltas'],
  ['totebag', 'shopper'],
  ['scarf omslagdoek stola', 'sjaals'],
  ['turtleneck rolkraag rollneck', 'coltrui'],
  ['belt belts', 'riemen'],
  ['warm warme winters', 'wol / kasjmier / gewatteerde'],
  [
    'zomer zomers zomerse zomerkleding summer',
    'kortemouw / mouwloos / linnen / viscose / zijde / shorts / zomer',
  ],
  ['winter winterkleding', 'wol / kasjmier / gewatteerde / winter'],
  [
    'feestelijk feest feestje feestdagen kerst kerstmis kerstdiner gala party cocktail nieuwjaar avond avondkleding glitter chic chique',
    'zijde / acetaat / satijn / zijden / satijnen',
  ],
  [
    'bruiloft huwelijk trouwerij trouwfeest wedding bruiloftsgast',
    'jurken satijn / jurken zijde / jurken acetaat / jurken bloem / colberts / nette schoenen / jumpsuits zijde',
  ],
  [
    'kantoor werk office zakelijk business sollicitatie sollicitatiegesprek werkkleding vergadering',
    'blazers / colberts / overhemden / blouses / dames broeken / heren broeken pantalon / nette schoenen / kokerrok',
  ],
  ['vakantie strand festival', 'linnen / viscose / shorts / mouwloos'],
];

/** Words that also find other goods, ranked after those of that name. */
export const ALSO: readonly (readonly [words: string, meaning: string])[] = [
  ['trui', 'hoodie'],
  ['capuchon', 'hoodie'],
  ['zomerjurk', 'jurken zomer'],
  ['grijs', 'antraciet'],
  ['blauw', 'kobalt / petrol'],
  ['groen', 'petrol'],
  ['bruin', 'camel / taupe'],
  ['beige', 'zand'],
];

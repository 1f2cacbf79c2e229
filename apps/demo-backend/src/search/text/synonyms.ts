import { stemOf } from './dutch-words.ts';

/** Words that shoppers use for the same thing. */
const GROUPS: readonly string[] = [
  'trui sweater pullover',
  'broek pantalon',
  'jas mantel',
  'jeans spijkerbroek denim',
  'blouse bloes',
  'overhemd hemd',
  'rok skirt',
  'jurk dress',
  'vest cardigan',
  'laars boot',
  'sneaker gymp sportschoen',
  'hoodie capuchontrui',
  'colbert blazer jasje',
  'sjaal shawl das',
  'muts beanie',
  'pet cap',
  'tas bag',
  'riem ceintuur',
  'tshirt shirt tee',
  'short bermuda',
  'jumpsuit overall',
  'donkerblauw marine navy marineblauw',
  'ecru offwhite creme',
  'kaki khaki olijfgroen',
  'rood bordeaux',
  'paars lila',
  'oranje terracotta',
  'bruin cognac',
  'geel oker',
  'katoen katoenen cotton',
  'wol wollen',
  'zijde zijden',
  'leer leren lederen',
  'sale uitverkoop korting aanbieding',
  'nieuw nieuwe',
  'dames vrouwen vrouw dame',
  'heren mannen man heer',
];

/** Last parts by which a compound names a kind or a colour: `wikkeljurk` is a `jurk`, `donkerblauw` is `blauw`. */
export const COMPOUND_TAILS: readonly string[] = (
  'jurk rok broek jas trui hemd laars schoen shirt tas jack vest top sjaal riem zak print motief ' +
  'blauw groen grijs bruin rood roze geel wit zwart katoen wol leer'
).split(' ');

const related = new Map<string, Set<string>>();
for (const group of GROUPS) {
  const stems = group.split(' ').map(stemOf);
  for (const stem of stems) {
    const others = related.get(stem) ?? new Set();
    for (const other of stems) if (other !== stem) others.add(other);
    related.set(stem, others);
  }
}

/** Stems that mean the same as this one. */
export const synonymsOf = (stem: string): Iterable<string> => related.get(stem) ?? [];

const MIN_BEGINNING = 4;
const words = GROUPS.flatMap((group) => group.split(' '));

/** Stems meant by a word that is still being typed: `spijkerb` is on its way to mean `jeans`. */
export const synonymsStartingWith = (beginning: string): readonly string[] =>
  beginning.length < MIN_BEGINNING
    ? []
    : words.filter((word) => word.startsWith(beginning)).flatMap((word) => [...synonymsOf(stemOf(word))]);

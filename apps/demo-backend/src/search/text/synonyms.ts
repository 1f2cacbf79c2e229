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
  'tas handtas bag',
  'riem ceintuur',
  'tshirt shirt tee',
  'short bermuda',
  'jumpsuit overall',
  'donkerblauw marine navy marineblauw',
  'ecru gebroken offwhite',
  'kaki khaki',
  'katoen katoenen cotton',
  'wol wollen',
  'zijde zijden',
  'leer leren lederen',
  'sale uitverkoop korting aanbieding',
  'nieuw nieuwe',
  'dames vrouwen vrouw dame',
  'heren mannen man heer',
];

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

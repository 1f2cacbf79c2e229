/** Words that shoppers use for the same thing. */
export const SYNONYM_GROUPS: readonly string[] = [
  'trui sweater pullover',
  'jeans spijkerbroek',
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
  'leer leren lederen',
  'kleding kleren outfit',
  'rits ritssluiting',
  'plooirok plisserok',
  'sale uitverkoop korting aanbieding',
  'dames vrouwen vrouw dame',
  'heren mannen man heer',
];

/** Last parts of compounds that name a kind, part or colour: `wikkeljurk` is a `jurk`, `donkerblauw` is `blauw`. */
export const COMPOUND_TAILS: readonly string[] = (
  'jurk rok broek jas trui hemd mantel laars schoen hak shirt tas jack vest top pak sjaal riem kleding kraag zak print motief ' +
  'blauw groen grijs bruin rood roze geel wit zwart katoen wol leer'
).split(' ');

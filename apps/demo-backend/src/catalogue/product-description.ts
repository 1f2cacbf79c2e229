import { CARE, FABRICS } from './fabrics.ts';
import { patternWords } from './product-name.ts';
import type { NameParts } from './product-name.ts';
import type { Random } from './random.ts';

interface Words {
  this: string;
  it: string;
  get: string;
  have: string;
  fit: string;
}

const SINGULAR = { get: 'krijgt', have: 'heeft', fit: 'past' };
const WORDS: Record<NameParts['kind']['grammar'], Words> = {
  de: { this: 'deze', it: 'hem', ...SINGULAR },
  het: { this: 'dit', it: 'het', ...SINGULAR },
  plural: { this: 'deze', it: 'ze', get: 'krijgen', have: 'hebben', fit: 'passen' },
};

const FIT_SENTENCES: Record<string, readonly string[]> = {
  'Regular fit': [
    'De pasvorm is recht en comfortabel; kies gerust je gewone maat.',
    'Het model valt normaal: niet strak, niet ruim.',
  ],
  'Slim fit': [
    'Het model is slank gesneden; zit je tussen twee maten in, neem dan de grootste.',
    'De slanke snit volgt het lichaam zonder te knellen.',
  ],
  'Modern fit': ['De moderne snit laat wat ruimte bij de schouders en loopt licht getailleerd toe.'],
  Getailleerd: ['De taille is licht aangezet, wat een mooi en vrouwelijk silhouet geeft.'],
  Oversized: [
    'Het model is bewust ruim; wil je een strakkere lijn, neem dan een maat kleiner.',
    'De ruime snit met lage schouder oogt nonchalant en laat plaats voor een laag eronder.',
  ],
  Ruimvallend: [
    'Door de ruime snit beweegt de stof mee en houd je het koel.',
    'Het model valt ruim, dus je eigen maat is altijd groot genoeg.',
  ],
  Aansluitend: ['De aansluitende pasvorm tekent de taille mooi af.'],
  'A-lijn': ['De A-lijn sluit aan in de taille en loopt naar de zoom wijder uit.'],
  'Hoge taille': ['De hoge taille maakt je benen langer en houdt elk topje netjes op zijn plaats.'],
  'Kort model': ['Het korte model eindigt net op de heup en past goed bij een hoge taille.'],
  'Boxy fit': ['De rechte, iets kortere snit valt los van het lichaam.'],
  'Rechte pijp': ['De rechte pijp valt precies op de schoen.'],
  'Wijde pijp': ['De wijde pijpen zwieren mee bij het lopen en vallen tot op de wreef.'],
  'Straight fit': ['Van heup tot zoom loopt de pijp recht naar beneden, het hele jaar door een goede keuze.'],
  'Mom fit': ['Ruim bij de heup en smal toelopend naar de enkel: een comfortabele klassieker.'],
  Flared: ['Vanaf de knie loopt de pijp uit; met een hak eronder valt hij het mooist.'],
  'Tapered fit': ['Boven heeft hij ruimte, naar de enkel loopt de pijp smal toe.'],
};

const COMBINATIONS: Record<string, readonly string[]> = {
  'kleding/jurken': [
    'Met sneakers draag je hem overdag, met een hak en een fijne ketting ’s avonds.',
    'Een lang vest of een leren jack erover, en je bent ook in het najaar klaar.',
  ],
  'kleding/blouses': [
    'Stop hem in een jeans met hoge taille of laat hem los over een rok vallen.',
    'Mooi onder een blazer, en los gedragen net zo goed.',
  ],
  'kleding/jassen': [
    'Er past met gemak een dikke trui onder.',
    'Een jas die op de fiets net zo goed staat als bij een etentje.',
  ],
  'kleding/overhemden': [
    'Draag hem met een das onder een colbert of met opgerolde mouwen op een chino.',
    'Ook zonder das blijft de kraag netjes staan.',
  ],
  'kleding/jeans': [
    'Met een wit T-shirt ben je klaar, met een blazer ga je zo door naar een afspraak.',
    'Rol de zoom een slag om voor een lichtere zomerse look.',
  ],
  'kleding/truien-vesten': [
    'Lekker over een overhemd of gewoon op een jeans.',
    'Draag er een T-shirt onder, of sla hem los om je schouders.',
  ],
  schoenen: [
    'Ze lopen vanaf de eerste dag prettig; twijfel je tussen twee maten, kies dan de grootste.',
    'Het voetbed veert licht mee, ook na een lange dag.',
  ],
  tassen: [
    'Er is plaats voor je agenda, een flesje water en alles wat je onderweg nodig hebt.',
    'Met de hand afgewerkt in een klein atelier.',
  ],
  accessoires: [
    'Mooi om te geven, nog mooier om te houden.',
    'Zo’n detail dat een eenvoudige outfit af maakt.',
  ],
};

const GENERAL_COMBINATIONS: readonly string[] = [
  'Combineer met rustige kleuren en laat het model het werk doen.',
  'Een stuk dat je in elk seizoen uit de kast haalt.',
  'Net zo op zijn plek op kantoor als op een vrije zaterdag.',
];

const combinationsFor = (category: string) =>
  COMBINATIONS[category] ?? COMBINATIONS[category.split('/')[0] ?? ''] ?? GENERAL_COMBINATIONS;

function listed(details: readonly string[]): string {
  const [first = '', second] = details;
  return second ? `${first} en ${second}` : first;
}

/** Three to five sentences about one product, as a shop with an eye for its goods writes them. */
export function productDescription(parts: NameParts, brand: string, random: Random): string {
  const { kind, details } = parts;
  const words = WORDS[kind.grammar];
  const noun = kind.noun;
  const pattern = patternWords(parts.pattern);
  const openings = [
    `Bij ${brand} draait het om eenvoud, en ${words.this} ${noun} met ${listed(details)} ${words.fit} daar mooi bij.`,
    `Met ${listed(details)} ${words.get} ${words.this} ${noun} van ${brand} een eigen gezicht.`,
    `${brand} ontwierp ${words.this} ${noun} voor dagen waarop je er moeiteloos goed uit wilt zien.`,
    `Zodra je ${words.it} aantrekt, merk je de zorg waarmee ${brand} ${words.this} ${noun} heeft gemaakt.`,
    `${words.this.charAt(0).toUpperCase()}${words.this.slice(1)} ${noun} ${words.have} ${listed(details)} en een snit die jaren meegaat.`,
  ];
  const patternSentences = pattern
    ? [
        `Het dessin met ${pattern} loopt netjes door over de naden.`,
        `De combinatie met ${pattern} is rustig genoeg om vaak te dragen.`,
      ]
    : [];
  const opening = random.pick(openings);
  const sentences = [opening, random.pick(FABRICS[parts.fabric].sentences)];
  if (patternSentences.length > 0 && random.chance(0.7)) sentences.push(random.pick(patternSentences));
  if (!opening.includes(details[0] ?? '')) sentences.push(`Let op de afwerking: ${listed(details)}.`);
  if (kind.sleeves.length > 0 || kind.category.startsWith('kleding')) {
    const fit = FIT_SENTENCES[parts.fit];
    if (fit) sentences.push(random.pick(fit));
  }
  sentences.push(random.pick(combinationsFor(kind.category)));
  return sentences.slice(0, 5).join(' ');
}

/** Washing instructions of the cloth. */
export const careOf = (parts: NameParts): readonly string[] => CARE[FABRICS[parts.fabric].care];

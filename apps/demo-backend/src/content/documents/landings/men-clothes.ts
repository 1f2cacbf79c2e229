import { columns, pictured } from '../blogs/blog-parts.ts';
import { asked, intro, reading, ways } from './landing-parts.ts';
import type { LandingDraft } from './landing.ts';

/** Clothes for men, by kind. */
export const menClothes: readonly LandingDraft[] = [
  {
    slug: 'heren/kleding/overhemden',
    title: 'Overhemden',
    above: [
      intro(`
        Poplin is glad en netjes, oxford wat steviger, linnen luchtig. Kies de stof bij de dag en daarna pas de kraag.
      `),
    ],
    below: [
      columns(
        'De kraag maakt het hemd',
        `
        **Cutaway**: wijde punten, voor bij een das of juist een colbert zonder. Staat bij een smal gezicht.
        **Kent**: de middenweg. Past onder elke revers en valt nooit op, wat vaak precies de bedoeling is.
        `,
        `
        **Button-down**: met knoopjes in de punten. Blijft liggen onder een trui en hoort niet bij een das.
        **Opstaand**: zonder omgeslagen kraag, vooral in linnen. Draag hem los over een chino.
        `,
      ),
      asked(
        'overhemden',
        'Vragen over overhemden',
        [
          'Hoe meet ik mijn boordmaat?',
          'Leg een meetlint om je hals, net onder je adamsappel, met een vinger ertussen. Het aantal centimeters is je boordmaat.',
        ],
        [
          'Wat is strijkvrij waard?',
          'Het scheelt werk, maar de stof ademt minder. Hang een gewoon katoenen hemd kletsnat op en je bent met vijf minuten strijken klaar.',
        ],
        [
          'Hoe lang hoort een mouw te zijn?',
          'Tot het begin van je duim als je armen hangen. Onder een colbert komt er dan een centimeter manchet uit.',
        ],
      ),
      ways(
        'Erbij te dragen',
        'men',
        ['Colberts', 'heren/kleding/colberts', 4],
        ['Chino’s', 'heren/kleding/chinos', 9],
        ['Truien en vesten', 'heren/kleding/truien-vesten', 7],
        ['Nette schoenen', 'heren/schoenen/nette-schoenen', 3],
      ),
      reading(
        'Verder lezen over overhemden',
        'een-overhemd-dat-past',
        'linnen-overhemd-in-de-hitte',
        'poplin-twill-pique-jersey',
      ),
    ],
  },
  {
    slug: 'heren/kleding/colberts',
    title: 'Colberts',
    above: [
      intro(`
        Je maat is je borstomvang gedeeld door twee. Twijfel je tussen twee, dan beslist de schouder, want die is niet te vermaken.
      `),
    ],
    below: [
      pictured(
        'men',
        4,
        'Gevoerd, halfgevoerd of niet',
        `
        Een volle voering glijdt makkelijk over een overhemd en houdt de vorm. Halfgevoerd is lichter: de rug is open, de mouwen niet. Zonder voering draagt een colbert als een vest, en kun je hem opvouwen in je tas.
        Voor het eerste colbert in je kast raden we halfgevoerd aan, in een middengrijze of donkerblauwe scheerwol.
        `,
      ),
      asked(
        'colberts',
        'Vragen over colberts',
        [
          'Welke knopen doe ik dicht?',
          'Bij twee knopen alleen de bovenste, bij drie de middelste. De onderste blijft altijd open, en zittend mag alles los.',
        ],
        [
          'Kan een colbert in de was?',
          'Nee. Hang hem na het dragen een dag op een brede hanger en haal er een borstel over. Naar de stomerij hoeft hij hooguit twee keer per jaar.',
        ],
      ),
      reading(
        'Netjes, op jouw manier',
        'netjes-zonder-das',
        'heren-op-een-bruiloft',
        'sollicitatie-voor-mannen',
      ),
    ],
  },
  {
    slug: 'heren/kleding/jeans',
    title: 'Jeans voor heren',
    above: [
      intro(`
        Stevige denim in alle lengtes. Filter op taille en lengtemaat; wat je dan ziet, ligt er ook echt.
      `),
    ],
    below: [
      columns(
        'Drie pasvormen, één vraag',
        `
        Hoe breed zijn je bovenbenen? Daar begint het. Zijn ze stevig van het fietsen of het voetballen, neem dan **tapered**: boven ruimte, onder smal.
        `,
        `
        Ben je smal gebouwd, dan volgt **slim** je been zonder te knellen. **Straight** is van heup tot zoom even wijd, en staat iedereen die er niet te veel over wil nadenken.
        `,
      ),
      asked(
        'herenjeans',
        'Vragen over herenjeans',
        [
          'Krimpt jeans in de was?',
          'Rauwe denim de eerste keer tot een halve maat. De meeste van onze jeans zijn voorgewassen en krimpen niet meer, als je onder de veertig graden blijft.',
        ],
        [
          'Wat zegt het gewicht in ounces?',
          'Hoe zwaar de stof is. Tien ounce draag je in de zomer, veertien gaat tien jaar mee en vraagt een maand geduld.',
        ],
      ),
      reading('Meer over denim voor mannen', 'jeans-kopen-voor-mannen', 'jeans-wassen', 'denim-op-denim'),
    ],
  },
];

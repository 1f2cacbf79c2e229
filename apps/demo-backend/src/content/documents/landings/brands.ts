import { asked, intro, reading } from './landing-parts.ts';
import { columns, pictured, said } from '../blogs/blog-parts.ts';
import type { LandingDraft } from './landing.ts';

/** Brands that the shop tells more about than the others. */
export const brandLandings: readonly LandingDraft[] = [
  {
    slug: 'merken/fjordal',
    title: 'Fjordal',
    above: [
      intro(`
        Jassen die een bui overleven en er op het terras daarna nog goed uitzien. Fjordal maakt ze in kort en in lang, voor dames en heren.
      `),
    ],
    below: [
      pictured(
        'general',
        1,
        'Getest op de pont',
        `
        Elke nieuwe jas van Fjordal gaat een winter lang mee op de pont, over de schouders van de man die de kaartjes knipt. Wat daarna nog dicht is, gaat in productie. Dat klinkt als een verhaal voor op het label, maar we hebben hem ontmoet.
        De buitenstof is van katoen en gerecycled nylon, met een waslaag die je thuis kunt bijwerken.
        `,
      ),
      asked(
        'fjordal',
        'Vragen over Fjordal',
        [
          'Hoe valt Fjordal?',
          'Ruim, omdat er een trui onder moet passen. Draag je liever wat strakker, neem dan een maat kleiner dan je gewend bent.',
        ],
        [
          'Hoe houd ik de waslaag goed?',
          'Veeg vuil weg met een natte doek en gebruik geen wasmiddel. Eens per jaar smeer je de naden in met was; wij hebben het in Utrecht op voorraad.',
        ],
      ),
      reading('Voor buiten', 'droog-aankomen', 'de-overjas', 'gewatteerd-zonder-bollen'),
    ],
  },
  {
    slug: 'merken/indigo-werf',
    title: 'Indigo Werf',
    above: [
      intro(`
        Denim uit Vlissingen, donker als hij nieuw is en met de jaren steeds meer van jou. Dames en heren krijgen hier dezelfde stof.
      `),
    ],
    below: [
      columns(
        'Zo wordt hij van jou',
        `
        Draag een nieuwe jeans van Indigo Werf een maand voordat je hem wast. De vouwen die dan in de heup en achter de knie komen, blijven als lichte lijnen zichtbaar.
        `,
        `
        Was hem daarna koud, binnenstebuiten en zonder wasverzachter. In de droger wordt het indigo grijs; aan de lijn blijft het blauw.
        `,
      ),
      said(
        'Wij verven acht keer. De negende keer doe je zelf, door hem te dragen.',
        'Indigo Werf, Vlissingen',
      ),
      reading('Goed voor je jeans', 'jeans-wassen', 'denim-op-denim', 'welke-jeans-past-bij-jou'),
    ],
  },
  {
    slug: 'merken/leerhuys',
    title: 'Leerhuys',
    above: [
      intro(`
        Tassen, riemen en schoenen van leer waaraan je de nerf nog ziet. Een kras hoort erbij en wordt met de tijd alleen maar mooier.
      `),
    ],
    below: [
      asked(
        'leerhuys',
        'Vragen over leer',
        [
          'Wat doe ik met een tas die nat is geworden?',
          'Vul hem met kranten en laat hem een dag drogen, niet bij de verwarming. Daarna een dun laagje vet met een zachte doek.',
        ],
        [
          'Verandert de kleur?',
          'Ja. Plantaardig gelooid leer wordt donkerder waar je het vaak aanraakt. Cognac is na twee jaar bijna bruin.',
        ],
        [
          'Repareert Leerhuys zijn tassen?',
          'Stiksels en gespen wel, levenslang. Breng hem naar de winkel; hoe het gaat lees je bij de [herstelservice](/nl/herstelservice/).',
        ],
      ),
      reading(
        'Leer kiezen en verzorgen',
        'leer-en-suede-kiezen',
        'leren-schoenen-poetsen',
        'looierij-met-eikenschors',
      ),
    ],
  },
];

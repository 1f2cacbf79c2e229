import { columns, pictured } from '../blogs/blog-parts.ts';
import { asked, intro, reading, ways } from './landing-parts.ts';
import type { LandingDraft } from './landing.ts';

/** Clothes for ladies, by kind. */
export const ladiesClothes: readonly LandingDraft[] = [
  {
    slug: 'dames/kleding/jurken',
    title: 'Jurken voor dames',
    above: [
      intro(`
        Een jurk is een hele outfit in één keer. Kies eerst de lengte die bij je schoenen past, daarna pas de kleur.
      `),
    ],
    below: [
      columns(
        'Welke jurk past bij je?',
        `
        **Wikkeljurk**: volgt je taille en groeit een beetje met je mee. Let op een knoopje aan de binnenkant, dan blijft hij ook op de fiets dicht.
        **Blousejurk**: recht, met een kraag en knopen tot onderaan. Draag hem dicht met een riem, of open over een broek.
        `,
        `
        **Slipjurk**: schuin op draad geknipt, zodat hij langs je heupen valt in plaats van erop. Met een trui eroverheen is het opeens een rok.
        **Midi**: eindigt op het smalste deel van je kuit. Valt de zoom net op het breedste punt, laat hem dan twee vingers korter maken.
        `,
      ),
      pictured(
        'ladies',
        5,
        'Van kantoor naar feest',
        `
        Eén jurk, twee schoenen. Overdag een vlakke laars en een blazer, ’s avonds een hakje en niets eroverheen. Een effen stof in een diepe kleur verdraagt die wissel het best; een drukke print onthoudt iedereen.
        Wol en viscose kreuken het minst in een weekendtas. Rol hem op in plaats van hem te vouwen.
        `,
      ),
      asked(
        'jurken',
        'Vragen over jurken',
        [
          'Hoe weet ik of een jurk lang genoeg is?',
          'Meet een jurk die je graag draagt vanaf de schouder tot de zoom. Bel of app ons, dan leggen we de jurk die je op het oog hebt er met een meetlint naast.',
        ],
        [
          'Moet er een onderjurk onder?',
          'Alleen bij dunne stof in een lichte kleur. Staat er een voering bij de materialen, dan heb je niets extra’s nodig.',
        ],
        [
          'Kan een jurk met zijde in de wasmachine?',
          'Op het zijdeprogramma, in een waszakje, op dertig graden of kouder. Hang hem nat op, dan strijk je bijna niet. Meer staat bij de [wasvoorschriften](/nl/wasvoorschriften/).',
        ],
      ),
      ways(
        'Maak het af',
        'ladies',
        ['Blazers', 'dames/kleding/blazers', 4],
        ['Jassen', 'dames/kleding/jassen', 1],
        ['Tassen', 'dames/tassen', 3],
      ),
      reading(
        'Verder lezen over jurken',
        'overslagjurk-die-dicht-blijft',
        'een-slipjurk-vier-seizoenen',
        'te-gast-op-een-bruiloft',
      ),
    ],
  },
  {
    slug: 'dames/kleding/jassen',
    title: 'Jassen voor dames',
    above: [
      intro(`
        Fiets je, wacht je op de trein of loop je van de auto naar binnen? Daar hangt je jas van af. Onderaan lees je welke waarvoor gemaakt is.
      `),
    ],
    below: [
      columns(
        'Kies op het weer dat je treft',
        `
        **Droog en koud**: een mantel van minstens zestig procent wol. Hij ademt, dus je komt niet klam aan.
        **Nat en zacht**: een trenchcoat van dicht geweven katoen, met genoeg ruimte voor een vest.
        `,
        `
        **Koud en winderig**: gewatteerd, met een rits tot je kin. Op de fiets wil je hem niet langer dan je heup.
        **Wisselvallig**: twee dunne lagen onder een ruime mantel zijn warmer dan één dikke trui onder een strakke.
        `,
      ),
      asked(
        'damesjassen',
        'Vragen over jassen',
        [
          'Neem ik een jas een maat groter?',
          'Meestal niet. Onze maten houden al rekening met een trui eronder. Alleen voor een blazer onder een mantel neem je in de schouder een maat ruimer.',
        ],
        [
          'Hoe vaak moet een wollen mantel gereinigd worden?',
          'Eén keer per winter is genoeg. Borstel hem na het dragen en laat hem een nacht buiten de kast hangen, dan blijft hij fris.',
        ],
        [
          'Zit er echt dons in de gewatteerde jassen?',
          'In een deel ervan. Wat erin zit staat bij de materialen van elke jas, samen met hoe je hem wast.',
        ],
      ),
      reading(
        'Advies voor koude dagen',
        'mantel-trench-of-gewatteerd',
        'droog-aankomen',
        'in-laagjes-op-de-fiets',
      ),
    ],
  },
  {
    slug: 'dames/kleding/jeans',
    title: 'Jeans voor dames',
    above: [
      intro(`
        Meet je beste broek: de taille plat in centimeters, en de binnenbeennaad. Met die twee getallen vind je hier sneller een jeans dan met je gewone maat.
      `),
    ],
    below: [
      columns(
        'Van getal naar jeans',
        `
        ### De taille
        Deel je taille in centimeters door tweeënhalf, dat is ongeveer je W. Rekbare denim mag een maat kleiner; die geeft na een middag dragen al mee.
        `,
        `
        ### De lengte
        De L is je binnenbeen in inches. Voor een enkelbroek tel je er twee af, voor een wijde pijp op hak één bij. Inkorten kan altijd, langer maken nooit.
        `,
      ),
      asked(
        'damesjeans',
        'Vragen over jeans',
        [
          'Geeft donkere denim af?',
          'De eerste weken wel, vooral op een lichte bank of tas. Was hem voor de eerste keer apart, binnenstebuiten en koud.',
        ],
        [
          'Wat betekent rigid?',
          'Denim zonder stretch. Hij zit de eerste dagen stug en vormt zich daarna naar je heupen. Koop hem passend, niet strak.',
        ],
        [
          'Korten jullie jeans in?',
          'In de winkel in Utrecht, met de oude zoom er weer aan. Zo blijft de slijtage aan de onderkant zitten.',
        ],
      ),
      reading('Alles over denim', 'welke-jeans-past-bij-jou', 'jeans-wassen', 'denim-op-denim'),
    ],
  },
  {
    slug: 'dames/kleding/blazers',
    title: 'Blazers voor dames',
    above: [
      intro(`
        Getailleerd voor over een jurk, recht voor op een jeans, ruim voor over een trui. Begin bij de schouder: die moet in één keer goed zijn.
      `),
    ],
    below: [
      pictured(
        'ladies',
        4,
        'Passen in vier stappen',
        `
        1. Doe hem dicht. Trekt er een kruis bij de knoop, dan is hij te smal.
        2. Steek je armen vooruit, alsof je fietst. De rug mag spannen, maar niet knellen.
        3. Kijk opzij. De naad van de schouder eindigt waar jouw schouder eindigt.
        4. Laat je armen hangen. De mouw stopt bij je polsbotje.
        `,
        false,
      ),
      asked(
        'damesblazers',
        'Vragen over blazers',
        [
          'Wat kan een kleermaker nog veranderen?',
          'Mouwen korter, taille smaller, knopen verzetten. De schouder en de lengte van het lijf niet, tenminste niet voor een prijs die klopt.',
        ],
        [
          'Kan ik een blazer los van het pak dragen?',
          'Ja, als de stof wat structuur heeft: tweed, corduroy of een fijne visgraat. Een gladde pantalonstof blijft eruitzien als de helft van iets.',
        ],
      ),
      reading(
        'Verder lezen over blazers',
        'een-blazer-begint-bij-de-schouder',
        'kantoor-zonder-pak',
        'wat-een-kleermaker-kan',
      ),
    ],
  },
];

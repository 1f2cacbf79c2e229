import { columns } from '../blogs/blog-parts.ts';
import { asked, intro, reading, ways } from './landing-parts.ts';
import type { LandingDraft } from './landing.ts';

/** Everything for men. */
export const men: LandingDraft = {
  slug: 'heren',
  title: 'Herenmode',
  above: [
    intro(`
      Overhemden, colberts, chino’s en stevige truien die goed vallen en lang meegaan. Weet je je maat, zet die dan eerst in het filter.
    `),
  ],
  below: [
    ways(
      'Snel naar',
      'men',
      ['Overhemden', 'heren/kleding/overhemden', 6],
      ['Colberts', 'heren/kleding/colberts', 4],
      ['Jassen', 'heren/kleding/jassen', 1],
      ['Chino’s', 'heren/kleding/chinos', 9],
      ['Nette schoenen', 'heren/schoenen/nette-schoenen', 3],
    ),
    columns(
      'Herenmode bij Weefsel',
      `
      De meeste mannen die bij ons binnenkomen willen hetzelfde als vorige keer, maar dan nieuw. Dat kan: van onze best passende overhemden en chino’s houden we de pasvorm jaren gelijk. Alleen de kleuren wisselen.
      Wil je wel iets anders, begin dan bij de schouder. Zit die goed, dan zit de rest meestal ook goed.
      `,
      `
      Draag je een lange of korte maat, filter [jeans](/nl/heren/kleding/jeans/) dan op lengtemaat. Mouwen en zomen passen we in Utrecht aan terwijl je wacht.
      In de [sale](/nl/heren/sale/) vind je losse maten van vorig seizoen. Dezelfde wol, een andere knoop.
      `,
    ),
    asked(
      'herenmode',
      'Vragen over herenmode',
      [
        'Welke maat heb ik in een colbert?',
        'De helft van je borstomvang in centimeters. Meet je 100 cm, dan heb je maat 50. Tussen twee maten in neem je de grootste.',
      ],
      [
        'Wat is het verschil tussen slim en tapered?',
        'Slim is van heup tot enkel smal. Tapered is boven ruim en loopt vanaf de knie smal toe, wat prettiger zit als je stevige bovenbenen hebt.',
      ],
      [
        'Kunnen jullie een mouw inkorten?',
        'Ja, in de winkel in Utrecht, ook voor wat je hier bestelt. Neem het stuk en je bestelnummer mee. De [openingstijden](/nl/winkels/) staan bij de winkel.',
      ],
    ),
    reading(
      'Advies van de herenverdieping',
      'een-overhemd-dat-past',
      'coltrui-onder-een-colbert',
      'nette-schoenen-passen',
    ),
  ],
};

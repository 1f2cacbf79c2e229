import { button, campaign } from '../../content-writer.ts';
import type { PageDraft } from '../../content-writer.ts';
import { portableText } from '../../portable-text.ts';

export const aboutPage: PageDraft = {
  slug: 'over-ons',
  title: 'Over ons',
  metaDescription:
    'Weefsel begon als stoffenzaak in Utrecht en kleedt nu dames en heren in heel Nederland. Lees waar we vandaan komen en hoe we werken.',
  blocks: [
    {
      _type: 'headerBanner',
      image: campaign('general', 2, 'banner'),
      imageMobile: campaign('general', 2, 'bannerMobile'),
      title: 'Van stoffenzaak tot kledingkast',
      textPosition: 'left',
      textColorDesktop: 'dark',
      textColorMobile: 'dark',
      textStyle: 'small',
      titleLevel: 'h1',
      blog: false,
    },
    {
      _type: 'textBlock',
      title: 'Het begon met een rol wol',
      headingLevel: 'h2',
      firstColumn: portableText(`
        In 1974 opende Truus van Weefhuizen een stoffenzaak in de binnenstad van Utrecht. Wie bij haar wol kocht voor een jas, kreeg er ongevraagd advies bij: neem de dikkere, die wordt met de jaren mooier. Daar kwamen mensen voor terug.
        Haar kleindochters Noor en Fien maakten er een kledingwinkel van. De rollen stof verdwenen, het advies bleef.
      `),
      secondColumn: portableText(`
        Vandaag werken we met 38 mensen, van wie de helft in het magazijn en de winkel. We verkopen zo'n zestig merken voor dames en heren, van bekende namen tot ateliers waarvan je de maker bij de voornaam noemt.
        Online of in de winkel: je krijgt dezelfde prijs, dezelfde keuze en dezelfde mensen.
      `),
    },
    {
      _type: 'imageWithText',
      image: campaign('general', 3, 'square'),
      imageAlt: '',
      imageFormat: 'square',
      imageLeft: false,
      title: 'Wat je van ons mag verwachten',
      headingLevel: 'h2',
      text: portableText(`
        - Eerlijke foto's: de kleur die je ziet is de kleur die je krijgt.
        - Eerlijke prijzen: bij een korting zie je ook de laagste prijs van de afgelopen 30 dagen.
        - Eerlijk advies: staat een maat klein uit, dan zeggen we dat erbij.
      `),
      button: button('Ontdek onze merken', '/nl/merken/', 'secondary'),
    },
    {
      _type: 'callToAction',
      title: 'Kom eens voelen',
      text: 'Onze winkel zit nog steeds in Utrecht.',
      headingLevel: 'h2',
      buttons: [button('Bekijk de winkel', '/nl/winkels/')],
    },
  ],
};

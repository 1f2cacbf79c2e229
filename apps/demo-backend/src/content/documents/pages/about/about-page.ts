import { button, campaign } from '../../content-writer.ts';
import type { PageDraft } from '../../content-writer.ts';
import { callToAction } from '../../page-parts.ts';
import { portableText } from '../../portable-text.ts';

export const aboutPage: PageDraft = {
  slug: 'over-ons',
  title: 'Over ons',
  metaDescription:
    'Weefsel begon als stoffenzaak in Utrecht en kleedt nu dames en heren in heel Nederland. Lees waar we vandaan komen en hoe we werken.',
  blocks: [
    {
      _type: 'pageHero',
      heroType: 'imageRight',
      kicker: 'Sinds 1974',
      title: 'Van stoffenzaak tot kledingkast',
      text: 'Drie generaties, één overtuiging: aan een goede stof hoef je niets te verbergen.',
      image: campaign('general', 2, 'horizontal'),
      titleLevel: 'h1',
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
        Vandaag werken we met 38 mensen, van wie de helft in het magazijn en de winkel. We verkopen zo’n zestig merken voor dames en heren, van bekende namen tot ateliers waarvan je de maker bij de voornaam noemt.
        Online of in de winkel: je krijgt dezelfde prijs, dezelfde keuze en dezelfde mensen.
      `),
    },
    {
      _type: 'quote',
      quote:
        'Je moet een jas niet kopen omdat hij in de mode is, maar omdat je hem over tien jaar nog aan je dochter zou geven.',
      name: 'Truus van Weefhuizen, oprichter',
      image: campaign('general', 1, 'square'),
      imageAlt: 'Camel wollen jas in ochtendlicht',
    },
    {
      _type: 'imageWithText',
      image: campaign('general', 3, 'square'),
      imageAlt: 'Gevouwen truien en een leren tas op een blok',
      imageFormat: 'square',
      imageLeft: false,
      title: 'Wat je van ons mag verwachten',
      headingLevel: 'h2',
      text: portableText(`
        - Eerlijke beelden: de kleur die je ziet is de kleur die je krijgt.
        - Eerlijke prijzen: bij een korting zie je ook de laagste prijs van de afgelopen 30 dagen.
        - Eerlijk advies: staat een maat klein uit, dan zeggen we dat erbij.
      `),
      button: button('Ontdek onze merken', '/nl/merken/', 'secondary'),
    },
    callToAction(
      'Kom eens voelen',
      'Onze winkel zit nog steeds in Utrecht, twee straten van waar Truus begon.',
      button('Bekijk de winkel', '/nl/winkels/'),
      button('Werken bij Weefsel', '/nl/werken-bij/', 'underline'),
    ),
  ],
};

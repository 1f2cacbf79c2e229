import { button, campaign } from '../../content-writer.ts';
import type { PageDraft } from '../../content-writer.ts';
import { portableText } from '../../portable-text.ts';

export const sustainabilityPage: PageDraft = {
  slug: 'duurzaamheid',
  title: 'Duurzaamheid',
  metaDescription:
    'Kleding die lang meegaat is de duurzaamste kleding. Lees hoe we inkopen, verpakken en repareren, en wat we nog niet goed doen.',
  blocks: [
    {
      _type: 'textBlock',
      title: 'Minder kopen, langer dragen',
      headingLevel: 'h1',
      text: 'Gek voor een winkel, maar we verkopen je liever één goede trui dan drie matige.',
      firstColumn: portableText(`
        ### Hoe we kiezen
        We beoordelen elk stuk op stof, naden en pasvorm voordat het in de winkel komt. Wat na tien wasbeurten zijn vorm verliest, kopen we niet meer in. Van elk merk vragen we waar het laat weven en naaien; staat het antwoord vast, dan lees je het bij het artikel.
      `),
      secondColumn: portableText(`
        ### Hoe we verzenden
        Je bestelling komt in een doos van gerecycled karton zonder plastic. Retouren controleren we met de hand: 96 van de 100 gaan gewoon terug in het schap. De rest repareren we of gaat naar een kringloopwinkel in de stad.
      `),
    },
    {
      _type: 'imageWithText',
      image: campaign('men', 3, 'horizontal'),
      imageAlt: '',
      imageFormat: 'rectangleHorizontal',
      imageLeft: true,
      title: 'Repareren hoort erbij',
      headingLevel: 'h2',
      text: portableText(`
        Een knoop eraf, een rits die hapert, een gaatje in de elleboog? Breng je bij ons gekochte kleding langs in de winkel. Het eerste jaar repareren we gratis, daarna voor de kostprijs.
        Onze kleermaker Hassan is er op dinsdag, donderdag en zaterdag.
      `),
      button: button('Openingstijden', '/nl/winkels/', 'secondary'),
    },
    {
      _type: 'textBlock',
      title: 'Wat beter moet',
      headingLevel: 'h2',
      firstColumn: portableText(`
        Van ruim een derde van onze merken weten we nog niet precies waar de garens vandaan komen. En op drukke dagen rijdt een deel van onze pakketten nog met een dieselbus. Aan allebei werken we; elk voorjaar schrijven we hier op hoe ver we zijn.
      `),
    },
  ],
};

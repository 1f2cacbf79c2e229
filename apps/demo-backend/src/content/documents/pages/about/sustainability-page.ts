import { button, campaign } from '../../content-writer.ts';
import type { PageDraft } from '../../content-writer.ts';
import { callToAction, section } from '../../page-parts.ts';
import { portableText } from '../../portable-text.ts';

export const sustainabilityPage: PageDraft = {
  slug: 'duurzaamheid',
  title: 'Duurzaamheid',
  metaDescription:
    'Kleding die lang meegaat is de duurzaamste kleding. Lees hoe we inkopen, verpakken en repareren, en wat we nog niet goed doen.',
  blocks: [
    {
      _type: 'pageHero',
      heroType: 'imageRight',
      title: 'Minder kopen, langer dragen',
      text: 'Gek voor een winkel, maar we verkopen je liever één goede trui dan drie matige.',
      image: campaign('general', 9, 'horizontal'),
      titleLevel: 'h1',
    },
    {
      _type: 'textBlock',
      title: 'Wat we nu doen',
      headingLevel: 'h2',
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
      imageAlt: 'Een stapel truien en een paar ingevette schoenen',
      imageFormat: 'rectangleHorizontal',
      imageLeft: true,
      title: 'Repareren hoort erbij',
      headingLevel: 'h2',
      text: portableText(`
        Een knoop eraf, een rits die hapert, een gaatje in de elleboog? Het eerste jaar herstellen we wat je bij ons kocht gratis, daarna tegen kostprijs. Vorig jaar gingen er 1.140 stukken over de tafel van onze kleermaker.
      `),
      button: button('Naar de herstelservice', '/nl/herstelservice/', 'secondary'),
    },
    {
      _type: 'quote',
      quote:
        'De groenste trui is de trui die je al hebt. De op een na groenste is er een die je nog vijftien jaar draagt.',
      name: 'Fien van Weefhuizen, inkoop',
    },
    section(
      'Wat beter moet',
      `
        Van ruim een derde van onze merken weten we nog niet precies waar de garens vandaan komen. En op drukke dagen rijdt een deel van onze pakketten nog met een dieselbus. Aan allebei werken we; elk voorjaar schrijven we hier op hoe ver we zijn.
      `,
    ),
    callToAction(
      'Zelf beginnen?',
      'Anders wassen scheelt al de helft van de slijtage.',
      button('Lees hoe', '/nl/wasvoorschriften/'),
      button('Ken je stoffen', '/nl/materialengids/', 'underline'),
    ),
  ],
};

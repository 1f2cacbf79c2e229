import { button, campaign } from '../../content-writer.ts';
import type { PageDraft } from '../../content-writer.ts';
import { callToAction } from '../../page-parts.ts';
import { portableText } from '../../portable-text.ts';
import { shopMap } from '../../shop-map.ts';
import { contactLines, openingWords, routeAddress, storeInfo } from '../../shop-facts.ts';

const route = {
  text: 'Plan je route',
  link: routeAddress,
  type: 'primary',
  buttonType: 'external',
  externalUrl: routeAddress,
  target: '_blank',
} as const;

export const storesPage: PageDraft = {
  slug: 'winkels',
  title: 'Onze winkel in Utrecht',
  metaDescription:
    'Kom passen in onze winkel aan de Lange Weefstraat in Utrecht. Openingstijden, adres, route en wat je er kunt ophalen of inleveren.',
  blocks: [
    {
      _type: 'pageHero',
      heroType: 'imageRight',
      kicker: storeInfo.address,
      title: 'Onze winkel in Utrecht',
      text: 'Twee verdiepingen, vijf ruime paskamers en daglicht bij de spiegel.',
      image: campaign('ladies', 0, 'horizontal'),
      titleLevel: 'h1',
    },
    {
      _type: 'openingHours',
      title: 'Openingstijden',
      text: `Beneden hangt de damescollectie, boven die voor heren. Op ${openingWords.lateDay}avond is het rustig en heb je een stylist vaak voor jezelf.`,
      ...shopMap,
      button: route,
    },
    {
      _type: 'infoSlider',
      title: 'Binnenkijken',
      elements: [
        {
          _key: 'stoffenkast',
          title: 'De stoffenkast',
          text: 'Achthonderd stalen van oma Truus. Je mag eraan voelen; daar staat hij voor.',
          image: campaign('general', 8, 'square'),
        },
        {
          _key: 'paskamers',
          title: 'Paskamers met een raam',
          text: 'Kleuren beoordeel je bij daglicht. Twee van de vijf zijn groot genoeg voor een rolstoel of kinderwagen.',
          image: campaign('ladies', 4, 'square'),
        },
        {
          _key: 'atelier',
          title: 'Het atelier',
          text: 'Hassan zoomt je broek terwijl je koffiedrinkt, op dinsdag, donderdag en zaterdag.',
          image: campaign('men', 4, 'square'),
        },
        {
          _key: 'afhaalplank',
          title: 'De afhaalplank',
          text: 'Wat je online bestelde ligt op naam klaar. Past het niet, dan laat je het meteen hier.',
          image: campaign('general', 7, 'square'),
        },
      ],
      facebook: storeInfo.facebook,
      instagram: storeInfo.instagram,
      tiktok: storeInfo.tiktok,
    },
    {
      _type: 'textBlock',
      title: 'Bereikbaarheid',
      headingLevel: 'h2',
      firstColumn: portableText(`
        ### Met trein, fiets of bus
        Vanaf Utrecht Centraal loop je in twaalf minuten naar de winkel. Je fiets zet je voor de deur. De bus stopt om de hoek, bij halte Weefstraat.
        ### Met de auto
        Parkeer aan de rand van het centrum en neem vandaar de bus; dat is goedkoper en meestal ook sneller.
      `),
      secondColumn: portableText(`
        ### Toegankelijk
        De ingang is drempelloos en er is een lift naar boven. Een hond mag mee, zolang hij niet aan de rekken ruikt.
        ### Even bellen?
        Wil je weten of jouw maat er hangt, bel dan ${contactLines.phone}. We leggen het stuk tot sluitingstijd voor je weg.
      `),
    },
    {
      _type: 'textBlock',
      title: 'In de winkel',
      headingLevel: 'h2',
      firstColumn: portableText(`
        - **Afhalen**: je bestelling ligt klaar zodra je een bericht krijgt, en blijft {promise.pickupDays} liggen.
        - **Retourneren**: lever gratis in wat je online kocht. Lees [hoe dat werkt](/nl/retourneren/).
      `),
      secondColumn: portableText(`
        - **Vermaken**: zomen en mouwen kort onze kleermaker in. Bekijk [wat het kost](/nl/herstelservice/).
        - **Kleuradvies**: een half uur met een stylist, zonder verplichting. Maak telefonisch een afspraak.
      `),
    },
    { _type: 'instagramFeed', title: 'Deze week in de winkel', feed: 2 },
    callToAction(
      'Alvast rondkijken?',
      'Wat online staat, hangt bijna altijd ook in Utrecht.',
      button('Dames', '/nl/dames/'),
      button('Heren', '/nl/heren/', 'secondary'),
    ),
  ],
};

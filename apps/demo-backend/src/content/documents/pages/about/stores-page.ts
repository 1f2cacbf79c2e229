import { button, campaign } from '../../content-writer.ts';
import type { PageDraft } from '../../content-writer.ts';
import { portableText } from '../../portable-text.ts';
import { contactLines, storeInfo } from '../../shop-facts.ts';

const mapsSearch = `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(
  `${storeInfo.address} ${storeInfo.zipcode} ${storeInfo.city}`,
)}`;

export const storesPage: PageDraft = {
  slug: 'winkels',
  title: 'Onze winkel in Utrecht',
  metaDescription:
    'Kom passen in onze winkel aan de Lange Weefstraat in Utrecht. Openingstijden, adres, route en wat je er kunt ophalen of inleveren.',
  blocks: [
    {
      _type: 'imageWithText',
      image: campaign('ladies', 2, 'square'),
      imageAlt: '',
      imageFormat: 'square',
      imageLeft: true,
      title: 'Onze winkel in Utrecht',
      headingLevel: 'h1',
      text: portableText(`
        Twee verdiepingen, vijf ruime paskamers en daglicht bij de spiegel. Beneden hangt de damescollectie, boven die voor heren. De koffie staat naast de stoffenkast van oma Truus.
        **Adres:** ${contactLines.address}
        **Telefoon:** ${contactLines.phone}
      `),
      button: {
        text: 'Plan je route',
        link: mapsSearch,
        type: 'primary',
        buttonType: 'external',
        externalUrl: mapsSearch,
        target: '_blank',
      },
    },
    {
      _type: 'textBlock',
      title: 'Openingstijden en bereikbaarheid',
      headingLevel: 'h2',
      firstColumn: portableText(`
        ### Open
        - Maandag: 12.00–18.00 uur
        - Dinsdag en woensdag: 10.00–18.00 uur
        - Donderdag: 10.00–21.00 uur
        - Vrijdag: 10.00–18.00 uur
        - Zaterdag: 9.30–18.00 uur
        - Zondag: gesloten
      `),
      secondColumn: portableText(`
        ### Zo kom je er
        Vanaf Utrecht Centraal loop je in twaalf minuten naar de winkel. Je fiets zet je voor de deur. Kom je met de auto, dan is parkeren aan de rand van het centrum het rustigst; neem vandaar de bus.
        De begane grond en twee paskamers zijn toegankelijk met een rolstoel. Voor de bovenverdieping is er een lift.
      `),
    },
    {
      _type: 'textBlock',
      title: 'In de winkel',
      headingLevel: 'h2',
      firstColumn: portableText(`
        - **Afhalen**: je bestelling ligt klaar zodra je een bericht krijgt, en blijft zeven dagen liggen.
        - **Retourneren**: lever gratis in wat je online kocht. Lees [hoe dat werkt](/nl/retourneren/).
      `),
      secondColumn: portableText(`
        - **Vermaken**: zomen en mouwen kort onze kleermaker in terwijl je wacht, of binnen drie dagen.
        - **Kleuradvies**: een half uur met een stylist, zonder verplichting. Maak een afspraak via ${contactLines.phone}.
      `),
    },
    {
      _type: 'callToAction',
      title: 'Alvast rondkijken?',
      headingLevel: 'h2',
      buttons: [button('Dames', '/nl/dames/'), button('Heren', '/nl/heren/', 'secondary')],
    },
  ],
};

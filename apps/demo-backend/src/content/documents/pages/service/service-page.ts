import { button } from '../../content-writer.ts';
import type { PageDraft } from '../../content-writer.ts';
import { portableText } from '../../portable-text.ts';
import { contactLines } from '../../shop-facts.ts';

export const servicePage: PageDraft = {
  slug: 'klantenservice',
  title: 'Klantenservice',
  metaDescription:
    'Vragen over je bestelling, bezorging, retour of maat? Hier vind je snel antwoord, of je bereikt ons per telefoon, WhatsApp en e-mail.',
  blocks: [
    {
      _type: 'textBlock',
      title: 'Klantenservice',
      headingLevel: 'h1',
      text: 'De meeste vragen zijn hier in een minuut beantwoord. Lukt dat niet, dan helpt een collega je verder.',
      firstColumn: portableText(`
        ### Je bestelling
        - [Waar is mijn pakket?](/nl/bezorgen/)
        - [Iets terugsturen of ruilen](/nl/retourneren/)
        - [Betalen en achteraf betalen](/nl/betalen/)
        - [Inloggen en je bestellingen bekijken](/login)
      `),
      secondColumn: portableText(`
        ### De juiste maat
        - [Maattabel voor dames en heren](/nl/maattabel/)
        - [Passen in onze winkel](/nl/winkels/)
        ### Over Weefsel
        - [Wie we zijn](/nl/over-ons/)
        - [Hoe we kiezen wat we verkopen](/nl/duurzaamheid/)
        - [Alle merken](/nl/merken/)
      `),
    },
    {
      _type: 'textBlock',
      title: 'Veelgestelde vragen',
      headingLevel: 'h2',
      firstColumn: portableText(`
        ### Kan ik mijn bestelling nog wijzigen?
        Zolang je nog geen verzendbericht hebt gekregen, meestal wel. Bel of app ons dan meteen: we pakken bestellingen binnen een paar uur in.
        ### Ik mis een artikel in mijn pakket
        Soms versturen we een bestelling in twee delen. In je verzendbericht staat precies wat er in welk pakket zit. Ontbreekt er toch iets, laat het ons dan binnen een week weten.
      `),
      secondColumn: portableText(`
        ### Mijn maat is uitverkocht. Komt die nog terug?
        Basisstukken vullen we aan, seizoensstukken meestal niet. Zet het artikel op je verlanglijst: zodra je maat er weer is, zie je dat daar.
        ### Er is iets mis met mijn kledingstuk
        Dat lossen we op. Stuur een foto van het probleem naar ${contactLines.email}, dan hoor je binnen één werkdag wat we voor je doen.
      `),
    },
    {
      _type: 'callToAction',
      title: 'Staat je vraag er niet bij?',
      text: 'We zijn zes dagen per week bereikbaar en antwoorden op WhatsApp meestal binnen een kwartier.',
      headingLevel: 'h2',
      buttons: [button('Neem contact op', '/nl/contact/')],
    },
  ],
};

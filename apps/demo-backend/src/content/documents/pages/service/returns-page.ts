import { button } from '../../content-writer.ts';
import type { PageDraft } from '../../content-writer.ts';
import { portableText } from '../../portable-text.ts';

export const returnsPage: PageDraft = {
  slug: 'retourneren',
  title: 'Retourneren en ruilen',
  metaDescription:
    'Niet goed? Je stuurt het binnen 30 dagen gratis terug of levert het in onze winkel in. Je geld heb je binnen vijf werkdagen terug.',
  blocks: [
    {
      _type: 'textBlock',
      title: 'Retourneren en ruilen',
      headingLevel: 'h1',
      text: 'Thuis passen is net zo gewoon als passen in de winkel. Daarom heb je 30 dagen bedenktijd en is terugsturen gratis.',
      firstColumn: portableText(`
        ### Terugsturen met de post
        1. Meld je retour aan via [je account](/account) of de link in je bestelbevestiging.
        2. Je krijgt een code op je telefoon. Printen hoeft niet.
        3. Doe alles terug in de doos, met de labels er nog aan, en geef het pakket af bij een afhaalpunt.
        Terugsturen is gratis, ook vanuit België. Je krijgt het hele aankoopbedrag terug.
      `),
      secondColumn: portableText(`
        ### Terugbrengen in de winkel
        In [onze winkel in Utrecht](/nl/winkels/) lever je het ook gratis in. Neem je bestelnummer mee; een bonnetje is niet nodig.
        ### Wanneer krijg ik mijn geld terug?
        Binnen vijf werkdagen nadat je pakket bij ons binnen is, op de manier waarop je betaalde. Koos je voor achteraf betalen, dan past Riverty je rekening aan.
        ### Ruilen voor een andere maat
        Bestel de juiste maat meteen opnieuw, dan weet je zeker dat die er nog is. Het eerste stuk stuur je terug.
      `),
    },
    {
      _type: 'textBlock',
      title: 'Waar we op letten',
      headingLevel: 'h2',
      firstColumn: portableText(`
        Passen mag, dragen niet. We nemen een artikel terug als het schoon is, niet gewassen, en de labels er nog aan zitten. Schoenen pas je op een schone vloer; doe ze terug in hun eigen doos en plak daar geen etiket op.
      `),
      secondColumn: portableText(`
        Ondermode, badmode en oorbellen nemen we alleen terug als de verzegeling heel is. Is er iets kapot of krijg je het verkeerde artikel, dan lossen we dat meteen voor je op: stuur een foto naar de [klantenservice](/nl/klantenservice/).
      `),
    },
    {
      _type: 'callToAction',
      title: 'Twijfel je over de maat?',
      text: 'Twee minuten opmeten scheelt vaak een retour.',
      headingLevel: 'h2',
      buttons: [button('Naar de maattabel', '/nl/maattabel/')],
    },
  ],
};

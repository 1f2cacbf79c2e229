import { button } from '../../content-writer.ts';
import type { PageDraft } from '../../content-writer.ts';
import { portableText } from '../../portable-text.ts';
import { callToAction, inPageMenu, plainHero, section } from '../../page-parts.ts';

export const returnsPage: PageDraft = {
  slug: 'retourneren',
  title: 'Retourneren en ruilen',
  metaDescription:
    'Niet goed? Je stuurt het binnen {promise.returnDays} gratis terug of levert het in onze winkel in. Je geld heb je binnen {promise.refundWorkdays} terug.',
  blocks: [
    plainHero(
      'Retourneren en ruilen',
      'Thuis passen is net zo gewoon als passen in de winkel. Daarom heb je {promise.returnDays} bedenktijd en is terugsturen gratis.',
    ),
    inPageMenu('Meer over je bestelling', {
      klantenservice: 'Klantenservice',
      bezorgen: 'Bezorgen',
      herroepingsformulier: 'Herroepingsformulier',
      maattabel: 'Maattabel',
    }),
    {
      _type: 'textBlock',
      title: 'Zo stuur je iets terug',
      headingLevel: 'h2',
      firstColumn: portableText(`
        ### Met de post
        1. Mail of app ons je bestelnummer en wat je terugstuurt. Je bestelnummer staat in je bestelbevestiging en in [je account](/account/orders).
        2. Je krijgt van ons een retourcode. Printen hoeft niet.
        3. Doe alles terug in de doos, met de labels er nog aan, en geef het pakket af bij een afhaalpunt.
        Je krijgt het hele aankoopbedrag terug, en stuur je alles retour, dan ook wat je voor het verzenden betaalde.
      `),
      secondColumn: portableText(`
        ### In de winkel
        In [onze winkel in Utrecht](/nl/winkels/) lever je het ook gratis in. Neem je bestelnummer mee; een bonnetje is niet nodig.
        ### Wanneer krijg ik mijn geld terug?
        Binnen {promise.refundWorkdays} nadat je pakket bij ons binnen is, op de manier waarop je betaalde. Koos je voor achteraf betalen, dan past Riverty je rekening aan.
        ### Ruilen voor een andere maat
        Bestel de juiste maat meteen opnieuw, dan weet je zeker dat die er nog is. Het eerste stuk stuur je terug.
      `),
    },
    section(
      'Jouw recht en onze belofte',
      `
        Bij elke aankoop op afstand heb je volgens de wet {promise.withdrawalDays} om zonder reden van de koop af te zien. Bij ons mag dat {promise.returnDays} lang. Laat je ons binnen die tijd weten dat je ervan afziet, dan heb je daarna nog {promise.sendBackDays} om het artikel terug te sturen.
        Een bericht per mail of app is genoeg. Vul je liever een formulier in, dan staat het [modelformulier voor herroeping](/nl/herroepingsformulier/) voor je klaar; het zit ook in je bestelbevestiging.
      `,
    ),
    {
      _type: 'textBlock',
      title: 'Waar we op letten',
      headingLevel: 'h2',
      firstColumn: portableText(`
        Passen mag, dragen niet. Kleding die schoon en ongewassen is en waar de labels nog aan zitten, nemen we altijd terug. Schoenen pas je op een schone vloer; doe ze terug in hun eigen doos en plak daar geen etiket op. Is een stuk zichtbaar gedragen, dan mogen we een deel van de waarde inhouden. Dat leggen we je eerst voor.
      `),
      secondColumn: portableText(`
        Ondermode, badmode en oorbellen nemen we alleen terug als de verzegeling heel is. Is er iets kapot of kreeg je het verkeerde artikel, dan lossen we dat meteen voor je op: stuur een foto naar de [klantenservice](/nl/klantenservice/).
      `),
    },
    callToAction(
      'Twijfel je over de maat?',
      'Twee minuten opmeten scheelt vaak een retour.',
      button('Naar de maattabel', '/nl/maattabel/'),
    ),
  ],
};

import { button, campaign } from '../../content-writer.ts';
import type { PageDraft } from '../../content-writer.ts';
import { callToAction, faq, faqTab } from '../../page-parts.ts';
import { portableText } from '../../portable-text.ts';
import { contactLines } from '../../shop-facts.ts';

export const giftCardPage: PageDraft = {
  slug: 'cadeaukaart',
  title: 'Cadeaukaart',
  metaDescription:
    'Geef een cadeaukaart van Weefsel, van € 10 tot € 500. Op geweven lint in de winkel, of per e-mail binnen een uur bij de ontvanger.',
  blocks: [
    {
      _type: 'pageHero',
      heroType: 'imageRight',
      kicker: 'Om te geven',
      title: 'Cadeaukaart',
      text: 'Voor wie precies weet wat hij of zij mooi vindt. Jij kiest het bedrag, de ander de trui.',
      image: campaign('ladies', 7, 'horizontal'),
      titleLevel: 'h1',
    },
    {
      _type: 'imageWithText',
      image: campaign('general', 8, 'square'),
      imageAlt: 'Lapjes stof in de kleuren van het seizoen',
      imageFormat: 'square',
      imageLeft: true,
      imageBoxShadow: 'border',
      title: 'Op lint of per e-mail',
      headingLevel: 'h2',
      text: portableText(`
        In de winkel krijg je de kaart in een envelop van stofresten, dichtgebonden met lint uit de weverij. Elke envelop is anders.
        Liever digitaal? Mail het bedrag en de naam van de ontvanger naar ${contactLines.email}. Je krijgt een betaalverzoek, en binnen een uur nadat je hebt betaald staat de kaart in je mailbox. Buiten openingstijden wordt het de volgende ochtend.
      `),
      button: button('Bekijk de openingstijden', '/nl/winkels/', 'secondary'),
    },
    faq(
      'Goed om te weten',
      faqTab('cadeaukaart-vragen', 'Over de cadeaukaart', [
        [
          'Welke bedragen kan ik kiezen?',
          'Elk bedrag tussen € 10 en € 500. Je mag meer dan één kaart bij een aankoop gebruiken.',
        ],
        [
          'Hoelang blijft een kaart geldig?',
          'Vijf jaar. Wat je de eerste keer niet opmaakt, blijft op de kaart staan.',
        ],
        [
          'Kan ik er online mee betalen?',
          'Ja. Je geeft de code door via telefoon of WhatsApp voordat je afrekent, dan halen wij het bedrag van je bestelling af.',
        ],
        [
          'Ik ben mijn kaart kwijt',
          'Met het aankoopbewijs zetten we het restant op een nieuwe kaart. Zonder bewijs kunnen we helaas niet zien welke van jou was.',
        ],
        [
          'Kan ik iets retourneren dat ik met een kaart betaalde?',
          'Zeker. Het bedrag komt terug op de kaart; wat je bijbetaalde krijg je op je rekening.',
        ],
      ]),
    ),
    callToAction(
      'Toch liever iets om uit te pakken?',
      'Een sjaal past iedereen.',
      button('Sjaals voor haar', '/nl/dames/accessoires/sjaals/'),
      button('Sjaals voor hem', '/nl/heren/accessoires/sjaals/', 'secondary'),
    ),
  ],
};
